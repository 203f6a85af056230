import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildEnvironment } from '../../../test/environment';
import { openAdmins, type AdminAnswer, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { CONSENT_VERSION, COOKIE_CONSENT } from './consent-types';
import { exportConsentVersions } from './consent-handlers';
import { documentsOf } from '../../platform/database/documents';

const single = `/content-manager/single-types/${COOKIE_CONSENT}`;
const many = `/content-manager/collection-types/${CONSENT_VERSION}`;

const cookie = {
  name: 'lng',
  category: 'necessary',
  setBy: 'This site',
  purpose: '=HYPERLINK("x")',
  duration: 'A year',
};
const words = {
  title: 'Cookies',
  text: 'May we?',
  settingsText: 'What we keep.',
  necessary: 'N',
  analytical: 'A',
  marketing: 'M',
  social: 'S',
  unclassified: 'U',
  cookies: [cookie],
};

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
});

afterAll(() => cms?.stop());

test('CONSENT-1 CONSENT-2 a change of words makes a version, a second publication of the same none', async () => {
  expect(await findNumbers()).toEqual({ number: 0, askedFrom: 0 });
  expect((await publish('nl', words)).status).toBe(200);
  expect((await publish('nl', words)).status).toBe(200);
  expect((await publish('fr', { ...words, title: 'Les cookies' })).status).toBe(200);
  expect(await findNumbers()).toEqual({ number: 2, askedFrom: 0 });

  const [last, first] = await listVersions();
  expect(first).toMatchObject({ number: 1, asksAgain: false, texts: { nl: words } });
  expect(first?.texts).not.toHaveProperty('fr');
  expect(last?.texts).toMatchObject({ nl: words, fr: { title: 'Les cookies' } });
  expect(last?.publishedBy).toBe(buildEnvironment().EDITOR_EMAIL);
});

test('CONSENT-1 the tick asks everybody again once, in every language, and goes out', async () => {
  await publish('fr', { ...words, title: 'Les cookies', askAgain: true });
  expect(await findNumbers()).toEqual({ number: 3, askedFrom: 3 });
  const rows = await cms.strapi.db.query(COOKIE_CONSENT).findMany({});
  expect(rows.map(({ askAgain }) => askAgain as boolean)).toEqual(rows.map(() => false));
  await publish('nl', { ...words, text: 'May we, please?' });
  expect(await findNumbers()).toEqual({ number: 4, askedFrom: 3 });
});

test('CONSENT-2 nobody in the admin changes the log, and both who work there can read it', async () => {
  const [{ documentId } = { documentId: '' }] = await listVersions();
  for (const ask of [asEditor, asAdministrator]) {
    expect((await ask('GET', many)).status).toBe(200);
    const refused = await Promise.all([
      ask('POST', many, { number: 9, texts: {} }),
      ask('PUT', `${many}/${documentId}`, { number: 9 }),
      ask('DELETE', `${many}/${documentId}`),
      ask('POST', `${many}/clone/${documentId}`, {}),
      ask('POST', `${many}/actions/bulkDelete`, { documentIds: [documentId] }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  }
  expect(await listVersions()).toHaveLength(4);
});

test('CONSENT-2 the log is a file for staff: a line per version and language, with no formula in it', async () => {
  const path = '/agency/consent-versions.csv';
  expect((await fetch(cms.url + path)).status).toBe(401);
  expect((await asEditor('GET', path)).status).toBe(200);
  const csv = await exportConsentVersions(cms.strapi);
  expect(csv).toMatch(/^\uFEFF?version,published,by,asksAgain,language,title,text/);
  expect(csv.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(7);
  expect(csv).toContain('lng · necessary · This site');
});

test('CONSENT-2 the site reads words and cookies, and not the tick', async () => {
  const { data } = await cms.query<{ cookieConsent: object }>(
    '{ cookieConsent(locale: "fr") { title cookies { name service } } }',
  );
  expect(data?.cookieConsent).toEqual({
    title: 'Les cookies',
    cookies: [{ name: 'lng', service: null }],
  });
  const { errors } = await cms.query('{ cookieConsent(locale: "fr") { askAgain } }');
  expect(errors?.[0]?.message).toContain('askAgain');
  const nobody = await cms.query('{ consentNumbers { number } }', {}, null);
  expect(nobody.data?.consentNumbers ?? null).toBeNull();
});

test('CONSENT-2 words that are missing or too long are refused with the name of their field', async () => {
  const empty = await publish('de', { ...words, title: '' });
  expect([empty.status, empty.body.error?.message]).toEqual([
    400,
    expect.stringMatching(/Heading of the question|title/),
  ]);
  expect((await publish('de', { ...words, text: 'x'.repeat(361) })).status).toBe(400);
  expect(await findNumbers()).toMatchObject({ number: 4 });
});

test('LAW-6 a new id asks everybody again in the publication that brings it, the same or one fewer asks nobody', async () => {
  const site = documentsOf(cms.strapi, 'api::site.site');
  const options = { locale: 'nl', status: 'published' } as const;
  const base = {
    agencyName: 'X',
    enabledLanguages: [{ code: 'nl' }],
    defaultLanguage: 'nl',
    cookieDays: 180,
    renovationYears: 5,
  };
  const { documentId } = await site.create({ ...options, data: base });
  expect(await findNumbers()).toEqual({ number: 4, askedFrom: 3 });

  const save = (data: object) => site.update({ ...options, documentId, data });
  await save({ analytics: { analyticsId: 'G-1' } });
  expect(await findNumbers()).toEqual({ number: 5, askedFrom: 5 });
  await save({ agencyName: 'Y' });
  expect(await findNumbers()).toEqual({ number: 5, askedFrom: 5 });
  await save({ analytics: { analyticsId: 'G-1', socialPixelId: '42' } });
  await save({ analytics: { analyticsId: 'G-1' } });
  expect(await findNumbers()).toEqual({ number: 7, askedFrom: 6 });
  await save({ analytics: { analyticsId: 'G-2' } });
  expect(await findNumbers()).toEqual({ number: 8, askedFrom: 8 });
  expect((await listVersions()).slice(0, 4).map(({ services }) => services)).toEqual([
    ['analytics G-2'],
    ['analytics G-1'],
    ['analytics G-1', 'socialPixel 42'],
    ['analytics G-1'],
  ]);

  await publish('nl', { ...words, cookies: [cookie, { ...cookie, category: 'marketing' }] });
  expect(await findNumbers()).toEqual({ number: 9, askedFrom: 9 });
});

function publish(locale: string, data: object): Promise<AdminAnswer> {
  return asEditor(
    'POST',
    `${single}/actions/publish?plugins[i18n][locale]=${locale}&locale=${locale}`,
    data,
  );
}

async function findNumbers() {
  const { data } = await cms.query<{ consentNumbers: object }>(
    '{ consentNumbers { number askedFrom } }',
  );
  return data?.consentNumbers;
}

type Version = {
  documentId: string;
  number: number;
  texts: object;
  services: string[];
  publishedBy: string;
};

async function listVersions(): Promise<Version[]> {
  const rows: unknown = await cms.strapi.db
    .query(CONSENT_VERSION)
    .findMany({ orderBy: { number: 'desc' } });
  return rows as Version[];
}
