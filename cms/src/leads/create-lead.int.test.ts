import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';

let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
});

afterAll(() => cms.stop());

const mutation = 'mutation ($lead: LeadInput!) { createLead(lead: $lead) }';

const buildLead = (overrides: object = {}): Record<string, unknown> => ({
  lead: {
    kind: 'site-contact',
    language: 'fr',
    submissionId: 'one',
    lastName: 'Dupont',
    email: 'dupont@example.org',
    ...overrides,
  },
});

test('FORM-5 a lead sent twice, also at the same moment, is stored once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => cms.query(mutation, buildLead())));
  const ids = answers.map(({ data }) => data?.createLead);
  expect(ids[0]).toEqual(expect.any(String));
  expect(new Set(ids).size).toBe(1);
  const leads = await cms.strapi.db.query('api::lead.lead').findMany({});
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ kind: 'site-contact', state: 'new', lastName: 'Dupont' });
});

test.each([
  [{ language: 'xx' }],
  [{ kind: 'no-form' }],
  [{ email: 'no address' }],
  [{ remark: 'x'.repeat(5001) }],
  [{ listing: 'nowhere' }],
])('FORM-3 a lead that is wrong is refused: %j', async (wrong) => {
  const { errors } = await cms.query(mutation, buildLead({ submissionId: 'two', ...wrong }));
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('CMS-6 a lead needs the token of the site', async () => {
  const { status } = await cms.query(mutation, buildLead({ submissionId: 'three' }), null);
  expect(status).toBe(401);
});
