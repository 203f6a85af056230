import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { harm, storeMailedLead } from '../../../test/build-mailed-lead';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { changeSite } from '../../../test/change-site';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import { languages } from '@agency/domain/languages';
import { formKinds } from '@agency/domain/path-words';
import { importSnapshot } from '../../listings/import/import-snapshot';
import type * as Queue from './queue-lead-mails';
import type * as Visits from './queue-visit-mails';

const { queueLeadMails } = loadCompiled('leads/mails/queue-lead-mails.js') as typeof Queue;
const { queueCancelMails } = loadCompiled('leads/mails/queue-visit-mails.js') as typeof Visits;

interface Mail {
  key: string;
  kind: string;
  language: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: string;
}

/** Forms whose visitor gets another mail (saved search, newsletter) or none. */
const unthanked = ['demand-register', 'sign-newsletter', 'send-to-friend'];

let cms: TestCms;

beforeAll(async () => {
  const legal = { companyName: 'Corbelle bv', email: 'hello@corbelle.example', city: 'Brussel' };
  const leadAddresses = [{ kind: 'job', email: 'jobs@corbelle.example' }];
  cms = await useCms('content');
  await changeSite(cms, {
    enabledLanguages: [{ code: 'nl' }, { code: 'fr' }],
    defaultLanguage: 'fr',
    legal,
    leadAddresses,
  });
  const hidden = buildListing({
    ID: '101',
    Zip: '1050',
    City: 'ELSENE',
    PublishAddress: false,
  });
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(cms.strapi, {
    source: buildSnapshot([buildListing({}), hidden]),
    storePicture,
  });
  const texts = [{ language: 'nl', title: 'Hoog Water' }];
  const project = { reference: 'P1', state: 'active', texts };
  await cms.strapi.documents('api::project.project').create({ data: project });
});

beforeEach(() => cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({}));

afterAll(() => cms?.stop());

const cases = formKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

test.each(cases)(
  'FORM-5 a lead of %s in %s is mailed to the agency and the visitor',
  async (kind, language) => {
    const mails = await queueAndRead({ kind, language });
    const [agency, ...others] = mails;
    expect(agency).toMatchObject({ kind: 'lead-agency', language: 'fr' });
    expect(agency?.reply_to).toBe('an@example.org');
    expect(agency?.recipient).toBe(
      kind === 'job' ? 'jobs@corbelle.example' : 'hello@corbelle.example',
    );
    expect(agency?.text).toContain('0475 12 34 56');
    expect(agency?.text).toContain('/admin/inbox/lead/');
    const recipients = others.map(({ recipient }) => recipient);
    const friends = kind === 'send-to-friend' ? ['friend@example.org'] : [];
    expect(recipients).toEqual(unthanked.includes(kind) ? friends : ['an@example.org']);
    for (const mail of mails) checkMail(mail, language);
  },
);

/** Checks that no text is missing and that user input is only plain text. */
function checkMail({ subject, text, html, kind, language }: Mail, expected: string): void {
  if (kind !== 'lead-agency') expect(language).toBe(expected);
  for (const words of [subject, text, html]) {
    expect(words).not.toMatch(/\{\w+\}|undefined|\bnull\b|NaN|\[object|Invalid/);
    expect(words).not.toMatch(/\r/);
  }
  expect(subject).not.toMatch(/\n|[,:] *$/);
  expect(html).not.toContain('<script');
  expect(html).toContain(`lang="${language}"`);
  if (text.includes('script')) expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)');
  if (kind === 'lead-agency') return;
  expect(text).not.toContain('evil.example');
  expect(html).not.toMatch(/evil\.example|href="[^"]*evil/);
}

test('FORM-13 an offer is mailed with its deposit, a rent application with what it comes to', async () => {
  const offer = (await queueAndRead({ kind: 'purchase-offer', language: 'nl' }))[1];
  expect(plain(offer?.text)).toContain('Bod: € 250.000');
  expect(plain(offer?.text)).toContain('Voorschot bij ondertekening: € 25.000 (10%)');
  const rental = (await queueAndRead({ kind: 'rent-application', language: 'nl' })).at(-1);
  expect(plain(rental?.text)).toContain('Huurwaarborg: € 1.900 (2 maanden)');
  expect(plain(rental?.text)).toContain('Totaal te betalen bij de start: € 3.125');
  expect(plain(rental?.text)).toContain('Netto maandinkomen van het huishouden: € 3.100,50');
});

test('FORM-14 an agreed visit is confirmed with its moment, a link to cancel it and a file for the calendar', async () => {
  const appointment = {
    state: 'confirmed',
    start: '2026-11-23T13:00:00.000Z',
    end: '2026-11-23T13:30:00.000Z',
  };
  const [, mail] = await queueAndRead({ kind: 'contact-appointment', language: 'nl', appointment });
  expect(mail?.subject).toMatch(/^Uw bezoek op maandag 23 november 2026 .*14:00$/);
  expect(mail?.text).toMatch(/http:\/\/localhost:3419\/nl\/mail\/appointment\?t=\S+/);
  expect(readCalendar(mail)).toContain('METHOD:REQUEST');
  expect(readCalendar(mail)).toContain('DTSTART:20261123T130000Z');
});

test('FORM-14 DETAIL-5 a confirmed visit says where: the street when it is published, else that it is still to come', async () => {
  const appointment = {
    state: 'confirmed',
    start: '2026-11-23T13:00:00.000Z',
    end: '2026-11-23T13:30:00.000Z',
  };
  const lead = { kind: 'contact-appointment', language: 'nl', appointment };
  const [, published] = await queueAndRead(lead);
  expect(published?.text).toContain('Waar: Wetstraat 16, 1000 Brussel');
  expect(published?.text).not.toContain('het precieze adres');
  expect(readCalendar(published)).toContain('LOCATION:Wetstraat 16\\, 1000 Brussel');
  const [, hidden] = await queueAndRead({ ...lead, listing: await findListingId('101') });
  expect(hidden?.text).toContain('Waar: 1050 Elsene');
  expect(hidden?.text).toContain('We bezorgen u het precieze adres vóór het bezoek.');
  expect(readCalendar(hidden)).toContain('LOCATION:1050 Elsene');
  expect(JSON.stringify(hidden)).not.toMatch(/Wetstraat|ELSENE/);
});

test('FORM-14 of a cancelled visit the visitor’s calendar and the agency are told, once', async () => {
  const appointment = {
    state: 'cancelled',
    start: '2026-11-23T13:00:00.000Z',
    end: '2026-11-23T13:30:00.000Z',
    sequence: 1,
  };
  const lead = { kind: 'contact-appointment', language: 'de', appointment };
  const documentId = await storeMailedLead(cms.strapi, lead);
  await queueCancelMails(cms.strapi, documentId, 'visitor');
  await queueCancelMails(cms.strapi, documentId, 'visitor');
  const [mail, agency, ...more] = await readMails();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Ihre Besichtigung am Montag.* ist abgesagt$/);
  expect(readCalendar(mail)).toContain('METHOD:CANCEL');
  expect([mail?.reply_to, agency?.reply_to]).toEqual([
    ...['hello@corbelle.example', 'an@example.org'],
  ]);
  expect(agency?.subject).toMatch(/^Visite annulée : An Peeters, /);
});

test('FORM-1 a friend’s mail answers to nobody and names no one who could be a message', async () => {
  const [, mail] = await queueAndRead({
    kind: 'send-to-friend',
    language: 'en',
    lastName: 'win at bet.example',
  });
  expect(mail?.reply_to).toBeNull();
  expect(mail?.subject).toMatch(/^Someone thought of you: /);
});

test('FORM-5 a lead queued twice makes no second mail', async () => {
  const documentId = await storeMailedLead(cms.strapi, { kind: 'site-contact', language: 'nl' });
  await queueLeadMails(cms.strapi, documentId);
  await queueLeadMails(cms.strapi, documentId);
  expect(await readMails()).toHaveLength(2);
  const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail');
  expect(await mails.count({ where: { lead: { documentId } } })).toBe(2);
});

test('FORM-3 texts as long as a form takes are mailed whole, and what is longer is cut', async () => {
  const remark = 'w'.repeat(5000);
  const [agency] = await queueAndRead({ kind: 'site-contact', language: 'nl', remark });
  expect(agency?.text).toContain(remark);
  expect(agency?.html).toContain(remark);
  const lastName = `${harm}${'x'.repeat(60)}`.slice(0, 100);
  const [long] = await queueAndRead({ kind: 'site-contact', language: 'nl', lastName });
  expect(long?.subject.length).toBeLessThanOrEqual(200);
});

async function queueAndRead(lead: { kind: string; language: string } & Record<string, unknown>) {
  await cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({});
  await queueLeadMails(cms.strapi, await storeMailedLead(cms.strapi, lead));
  return readMails();
}

async function findListingId(reference: string): Promise<number | undefined> {
  const listings = cms.strapi.db.query('api::listing.listing');
  return ((await listings.findOne({ where: { reference } })) as { id: number } | null)?.id;
}

async function readMails(): Promise<Mail[]> {
  return (await cms.strapi.db.connection('outbox_mails').orderBy('id')) as Mail[];
}

function readCalendar(mail: Mail | undefined): string {
  const read = (value: unknown) =>
    (typeof value === 'string' ? JSON.parse(value) : value) as unknown;
  const [file] = read(mail?.attachments) as { content: string }[];
  return Buffer.from(file?.content ?? '', 'base64').toString();
}

function plain(text: string | undefined): string {
  return (text ?? '').replace(/\u00a0/g, ' ');
}
