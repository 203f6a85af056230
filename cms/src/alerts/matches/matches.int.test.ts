import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { storeSavedSearch } from '../../../test/build-saved-search';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import type { MatchedSearch } from './staff-mails';

const LISTING = 'api::listing.listing';
const MAIL = 'api::outbox-mail.outbox-mail';

let cms: TestCms;
let asEditor: RequestAdmin;
let asAdministrator: RequestAdmin;
let listing: string;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor, asAdministrator } = await openAdmins(cms));
  const source = buildSnapshot([buildListing()]);
  await importSnapshot(cms.strapi, { source, storePicture: () => Promise.resolve(0) });
  const stored = await cms.strapi.documents(LISTING).findFirst({ filters: { reference: '100' } });
  listing = stored?.documentId ?? '';
});

afterAll(() => cms.stop());

test('STAFF-3 who waits for a listing is seen, and written to once in the language of each', async () => {
  const dutch = await storeSavedSearch(cms.strapi, {}, { email: 'nl@example.org', language: 'nl' });
  const second = await storeSavedSearch(
    cms.strapi,
    {},
    { email: 'NL@example.org', language: 'nl' },
  );
  const french = await storeSavedSearch(
    cms.strapi,
    {},
    { email: 'fr@example.org', language: 'fr' },
  );
  const poor = await storeSavedSearch(cms.strapi, { maxPrice: 1 }, { email: 'no@example.org' });
  const waiting = await storeSavedSearch(cms.strapi, {}, { state: 'pending' });
  const path = `/agency/matches/listings/${listing}`;
  const { body: found } = await asEditor<{ email: string }[]>('GET', path);
  expect(found.map(({ email }) => email).sort()).toEqual([
    'NL@example.org',
    'fr@example.org',
    'nl@example.org',
  ]);
  const fitting = (id: string) => asEditor('GET', `/agency/matches/searches/${id}?language=en`);
  expect((await fitting(dutch)).body).toMatchObject([{ documentId: listing, reference: '100' }]);
  expect((await fitting(poor)).body).toEqual([]);

  const body = {
    key: randomUUID(),
    searches: [second, dutch, french, poor, waiting],
    texts: { nl: { subject: 'Iets voor u', text: 'Kom kijken.' } },
  };
  const send = () => asEditor('POST', `${path}/mail`, body);
  await Promise.all([send(), send()]);
  expect((await send()).body).toEqual({ written: 1 });
  const mails = (await cms.strapi.db.query(MAIL).findMany({ where: { kind: 'demand-match' } })) as {
    recipient: string;
    text: string;
  }[];
  expect(mails.map(({ recipient }) => recipient)).toEqual(['nl@example.org']);
  expect(mails[0]?.text).toContain('Kom kijken.');
  expect(mails[0]?.text).toContain('/nl/mail/stop-demand?t=');

  const listMailed = async () => {
    const { body } = await asEditor<MatchedSearch[]>('GET', path);
    return body.map(({ email, mailed }) => [email, mailed?.by ?? null]).sort();
  };
  expect(await listMailed()).toEqual([
    ['NL@example.org', 'Agency Editor'],
    ['fr@example.org', null],
    ['nl@example.org', 'Agency Editor'],
  ]);
  const again = { ...body, key: randomUUID() };
  expect((await asAdministrator('POST', `${path}/mail`, again)).status).toBe(200);
  expect((await listMailed())[0]).toEqual(['NL@example.org', 'Agency Administrator']);

  expect((await asEditor('POST', `${path}/mail`, { ...body, searches: [] })).status).toBe(400);
  const gone = '/agency/matches/listings/zzzzzzzzzzzzzzzzzzzzzzzz';
  expect((await asEditor('GET', gone)).status).toBe(404);
});
