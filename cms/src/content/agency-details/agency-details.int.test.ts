import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { changeSite } from '../../../test/change-site';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import type { AgencyDetails } from './agency-details-handlers';

const path = '/agency/agency-details';
let cms: TestCms;
let asEditor: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('content');
  ({ asEditor } = await openAdmins(cms));
  await changeSite(cms, {
    legal: {
      companyName: 'Corbelle nv',
      vatNumber: 'BE 0123.456.789',
      bivNumber: '509214',
      insurer: 'Verzekeraar',
      street: 'Kerkstraat',
      city: 'Brussel',
    },
  });
});

afterAll(() => cms.stop());

const read = async () => (await asEditor<AgencyDetails>('GET', path)).body;

interface Site {
  legal: Record<string, unknown>;
  tagline: string;
}

const findSite = (locale: string, status: 'draft' | 'published' = 'published') =>
  cms.strapi
    .documents('api::site.site')
    .findFirst({ locale, status, populate: ['legal'] }) as unknown as Promise<Site>;

test('EDIT-8 an editor changes phone, email and address in all languages, and nothing of the law', async () => {
  const before = await findSite('fr');
  const details = await read();
  const { nl, fr } = details.addresses;
  if (!nl || !fr) throw new Error('The seed has no addresses.');
  const changed = {
    phone: '+32 2 000 00 00',
    email: 'new@example.org',
    addresses: { ...details.addresses, nl: { ...nl, street: 'Nieuwstraat' } },
  };
  expect((await asEditor('POST', path, changed)).body).toEqual(changed);
  expect(await read()).toEqual(changed);
  const after = await findSite('fr');
  expect(after.legal).toMatchObject({ phone: changed.phone, email: changed.email, ...fr });
  for (const kept of ['companyName', 'vatNumber', 'bivNumber', 'insurer']) {
    expect([kept, after.legal[kept]]).toEqual([kept, before.legal[kept]]);
  }
  expect((await findSite('nl')).legal).toMatchObject({ street: 'Nieuwstraat' });
});

test.each([
  ['an address that is none', { email: 'nobody' }],
  ['a number that is too long', { phone: '0'.repeat(41) }],
  ['a field of the law', { vatNumber: 'BE 0' }],
  ['an unknown language', { addresses: { it: {} } }],
])('EDIT-8 %s is refused', async (_, change) => {
  const before = await read();
  expect((await asEditor('POST', path, { ...before, ...change })).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('EDIT-8 what an administrator has not published yet is not published by an editor', async () => {
  const site = cms.strapi.documents('api::site.site');
  const { documentId } = (await site.findFirst({ locale: 'nl' })) as { documentId: string };
  const data = { tagline: 'Not yet' };
  await site.update({ documentId, locale: 'nl', data } as never);
  const { status, body } = await asEditor('POST', path, { ...(await read()), phone: '1' });
  expect([status, body.error?.message]).toEqual([400, expect.stringMatching(/^An administrator/)]);
  expect((await findSite('nl')).tagline).not.toBe('Not yet');
});
