import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLead, createLead, sendLead } from '../../../test/build-lead';
import type { TestCms } from '../../../test/boot';
import { useCms } from '../../../test/use-cms';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

test('FORM-5 a lead sent twice, also at the same moment, is stored once', async () => {
  const lead = buildLead();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendLead(cms, lead)));
  expect(new Set(answers.map(({ data }) => data?.createLead)).size).toBe(1);
  expect(await sendLead(cms, lead)).toEqual(answers[0]);
  const leads = await cms.strapi.db.query('api::lead.lead').findMany({});
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ kind: 'site-contact', state: 'new', lastName: 'Dupont' });
});

test('FORM-5 a form shown once gives at most five leads, however they come', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      return sendLead(cms, buildLead({ formToken: 'spent', submissionId: `spent-${index}` }));
    }),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'FORM_TOKEN_SPENT')).toHaveLength(7);
  const where = { formToken: 'spent' };
  expect(await cms.strapi.db.query('api::lead.lead').count({ where })).toBe(5);
});

test('FORM-5 a lead that fails halfway leaves nothing behind', async () => {
  const lead = buildLead({ submissionId: 'halfway' });
  const stop = cms.strapi.db.lifecycles.subscribe((event) => {
    if (event.action === 'afterCreate' && event.model.uid === 'api::lead.lead') {
      throw new Error('The machine stops');
    }
  });
  const { errors } = await sendLead(cms, lead);
  stop();
  expect(errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
  expect(errors?.[0]?.message).toBe('The lead could not be stored');
  const where = { submissionId: 'halfway' };
  expect(await cms.strapi.db.query('api::lead.lead').count({ where })).toBe(0);
  expect(await createLead(cms, lead)).toEqual(expect.any(String));
});

test.each([
  [{ language: 'xx' }, 'language'],
  [{ kind: 'no-form' }, 'kind'],
  [{ email: 'no address' }, 'email'],
  [{ remark: 'x'.repeat(5001) }, 'remark'],
  [{ lastName: 'a\u0000b' }, 'lastName'],
  [{ lastName: '   ' }, 'name'],
  [{ email: null }, 'contact'],
  [{ offer: { amount: 1 } }, 'offer'],
])('FORM-3 a lead that is wrong is refused: %j', async (wrong, field) => {
  const { errors } = await sendLead(cms, buildLead(wrong));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('FORM-5 a lead about a listing that is not there is refused', async () => {
  const { errors } = await sendLead(cms, buildLead({ kind: 'contact-me', listing: 'nowhere' }));
  expect(errors?.[0]?.extensions?.code).toBe('UNKNOWN_LISTING');
});

test('CMS-6 a lead needs the token of the site', async () => {
  const { status } = await sendLead(cms, buildLead(), null);
  expect(status).toBe(401);
});
