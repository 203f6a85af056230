import { randomUUID } from 'node:crypto';
import { makeMailLink, type MailAction } from '../src/platform/mail-links/mail-link';
import type { TestCms } from './boot';
import { buildLead, createLead, sendLead } from './build-lead';
import { storeSavedSearch } from './build-saved-search';
import { buildPdf } from './build-documents';
import { buildEnvironment } from './environment';
import { openAdmin } from './open-admin';
import { openOwner } from './open-owner';

/** Performs the request of a visitor, owner or staff; resolves to whether success was reported. */
export type Act = () => Promise<boolean>;

export interface ThankingWrite {
  name: string;
  table: string;
  /** Prepares data and returns the request, which can be repeated. */
  prepare(cms: TestCms): Promise<Act>;
}

const email = (): string => `${randomUUID()}@example.org`;

const leadWrite = (name: string, table: string, build: (cms: TestCms) => Promise<object>) => ({
  name,
  table,
  prepare: async (cms: TestCms): Promise<Act> => {
    const lead = buildLead(await build(cms));
    return async () => Boolean((await sendLead(cms, lead)).data?.createLead);
  },
});

/** Builds a write by a mail link to a document. */
const linkWrite = (
  [act, field, table]: [MailAction, string, string],
  make: (cms: TestCms) => Promise<string>,
) => ({
  name: field,
  table,
  prepare: async (cms: TestCms): Promise<Act> => {
    const link = new URL(makeMailLink('nl', act, await make(cms)));
    const token = link.searchParams.get('t');
    const fields = field === 'deleteSavedSearch' ? '' : '{ __typename }';
    const document = `mutation ($token: String!) { ${field}(token: $token) ${fields} }`;
    return async () => Boolean((await cms.query(document, { token })).data?.[field]);
  },
});

const subscribe = async (cms: TestCms, data: object): Promise<string> => {
  const given = { email: email(), language: 'nl', askedAt: new Date(), ...data };
  const documents = cms.strapi.documents('api::subscription.subscription');
  return (await documents.create({ data: given })).documentId;
};

const pendingSavedSearch = (cms: TestCms): Promise<string> =>
  storeSavedSearch(cms.strapi, {}, { state: 'pending', askedAt: new Date(), email: email() });

const makeSlot = async (cms: TestCms): Promise<string> => {
  const hour = 3600 * 1000;
  const [start, end] = [new Date(Date.now() + 48 * hour), new Date(Date.now() + 49 * hour)];
  const { documentId } = await cms.strapi
    .documents('api::appointment-slot.appointment-slot')
    .create({ data: { start, end, capacity: 1, active: true } });
  return documentId;
};

const visit = async (cms: TestCms): Promise<object> => ({
  kind: 'contact-appointment',
  listing: '100',
  slot: await makeSlot(cms),
  email: email(),
});

async function requestPasswordReset(cms: TestCms, address: string): Promise<boolean> {
  const document = `mutation ($email: String!) { requestPasswordReset(email: $email, language: "nl") }`;
  return (await cms.query(document, { email: address })).data?.requestPasswordReset === true;
}

async function readPasswordToken(cms: TestCms, recipient: string): Promise<string> {
  const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail');
  const { text } = (await mails.findOne({ where: { recipient } })) as { text: string };
  return /[?&]t=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** The CMS needs listing `100` and type `2`. */
export const thankingWrites: readonly ThankingWrite[] = [
  leadWrite('a contact', 'leads', () => Promise.resolve({})),
  leadWrite('a sign-up for the newsletter', 'subscriptions', () =>
    Promise.resolve({ kind: 'sign-newsletter', email: email() }),
  ),
  leadWrite('a saved search', 'demands', () => {
    const criteria = { goal: 'sale', types: ['2'], zips: ['1000'] };
    return Promise.resolve({ kind: 'demand-register', email: email(), criteria });
  }),
  leadWrite('a testimonial', 'testimonials', () =>
    Promise.resolve({ kind: 'testimonial', remark: 'Good', testimonial: { name: 'Ann' } }),
  ),
  leadWrite('a visit', 'appointment_slots', visit),
  leadWrite('the mails of a lead', 'outbox_mails', () =>
    Promise.resolve({ kind: 'sign-newsletter', email: email() }),
  ),
  linkWrite(['confirm-demand', 'confirmSavedSearch', 'demands'], pendingSavedSearch),
  linkWrite(['stop-demand', 'stopSavedSearch', 'demands'], (cms) => storeSavedSearch(cms.strapi)),
  linkWrite(['demand', 'deleteSavedSearch', 'demands'], (cms) => storeSavedSearch(cms.strapi)),
  linkWrite(['confirm-newsletter', 'confirmSubscription', 'subscriptions'], (cms) =>
    subscribe(cms, { state: 'pending' }),
  ),
  linkWrite(['stop-newsletter', 'stopSubscription', 'subscriptions'], (cms) =>
    subscribe(cms, { state: 'active' }),
  ),
  linkWrite(['appointment', 'cancelAppointment', 'appointment_slots'], async (cms) =>
    createLead(cms, await visit(cms)),
  ),
  {
    name: 'visits of a listing',
    table: 'visit_counts',
    prepare: (cms) => {
      const document = `mutation ($batch: String!) {
        recordVisits(batch: $batch, visits: [{ listing: "100", count: 2 }])
      }`;
      const batch = randomUUID();
      return Promise.resolve(
        async () => (await cms.query(document, { batch })).data?.recordVisits === 2,
      );
    },
  },
  {
    name: 'a file for a lead',
    table: 'private_files',
    prepare: (cms) => {
      const headers = {
        authorization: `Bearer ${buildEnvironment().CMS_TOKEN}`,
        'content-type': 'application/octet-stream',
        'x-file-name': 'cv.pdf',
      };
      const body = new Uint8Array(buildPdf('x'.repeat(10_000)));
      const address = `${cms.url}/lead-files?purpose=cv`;
      return Promise.resolve(
        async () => (await fetch(address, { method: 'POST', headers, body })).status === 200,
      );
    },
  },
  {
    name: 'the erasure of a person',
    table: 'subscriptions',
    prepare: async (cms) => {
      const address = email();
      await subscribe(cms, { state: 'active', email: address });
      const { ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
      const ask = await openAdmin(cms, ADMIN_EMAIL, ADMIN_PASSWORD);
      const request = { address, confirmation: address };
      return async () => (await ask('POST', '/agency/privacy/erase', request)).status === 200;
    },
  },
  {
    name: 'a mail for a new password',
    table: 'outbox_mails',
    prepare: async (cms) => {
      const owner = await openOwner(cms);
      return () => requestPasswordReset(cms, owner.email);
    },
  },
  {
    name: 'a new password',
    table: 'up_users',
    prepare: async (cms) => {
      const owner = await openOwner(cms);
      await requestPasswordReset(cms, owner.email);
      const token = await readPasswordToken(cms, owner.email);
      const document = `mutation ($token: String!) {
        setPassword(token: $token, password: "three quiet rooms") { session }
      }`;
      return async () => Boolean((await cms.query(document, { token })).data?.setPassword);
    },
  },
];
