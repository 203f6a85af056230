import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { storeMailedLead } from '../../../test/build-mailed-lead';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { changeSite } from '../../../test/change-site';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import type { StoredAttachment } from '../../platform/mail/mail-table';
import type * as Queue from './queue-lead-mails';

const { queueLeadMails } = loadCompiled('leads/mails/queue-lead-mails.js') as typeof Queue;

interface Mail {
  kind: string;
  text: string;
  html: string;
  /** Text in SQLite. */
  attachments: string | StoredAttachment[];
}

const office = {
  ID: 'north',
  Name: { nl: 'Kantoor Noord', fr: 'Nord', en: 'North', de: 'Nord' },
  Street: 'Kaai 1',
  Zip: '1000',
  City: 'Brussel',
  Phone: '+32 2 555 01 00',
  Email: 'north@agency.example',
};
const ann = {
  ID: 'ann',
  Name: 'Ann Peeters',
  Role: { nl: 'Verkoop', fr: 'Vente', en: 'Sales', de: 'Verkauf' },
  OfficeID: 'north',
  Phone: '+32 2 555 01 01',
  Email: 'ann.at.home@private.example',
};
const start = '2026-11-23T13:00:00.000Z';
const appointment = { state: 'confirmed', start, end: '2026-11-23T13:30:00.000Z' };

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('content');
  await changeSite(cms, {
    enabledLanguages: [{ code: 'nl' }],
    legal: { companyName: 'Corbelle bv', email: 'hello@corbelle.example', city: 'Brussel' },
  });
  const files = cms.strapi.db.query('plugin::upload.file');
  const storePicture = async ({ name }: { name: string }): Promise<number> => {
    const formats = { avif100: { width: 100 }, avif400: { width: 400 }, avif600: { width: 600 } };
    const size = { width: 1360, height: 907, size: 1, formats };
    const data = { name, hash: name, url: '/uploads/facade.jpg', mime: 'image/jpeg' };
    const { id } = await files.create({ data: { ...data, ...size, provider: 'local' } });
    return Number(id);
  };
  const pictureOf = (id: string) => [{ ID: `${id}-1`, Name: 'Gevel', Url: 'facade-001.jpg' }];
  const shared = { AgentID: 'ann', Pictures: pictureOf('100') };
  const hidden = {
    ID: '101',
    Pictures: pictureOf('101'),
    Zip: '1050',
    City: 'Elsene',
    PublishAddress: false,
  };
  const source = buildSnapshot(
    [buildListing(shared), buildListing({ ...shared, ...hidden }), buildListing({ ID: '102' })],
    { agents: [ann], offices: [office] },
  );
  const pictures = path.resolve(__dirname, '../../../../seed/pictures');
  const report = await importSnapshot(cms.strapi, { source, pictures, storePicture });
  expect(report.problems).toEqual([]);
});

beforeEach(() => cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({}));

afterAll(() => cms?.stop());

async function mailOf(reference: string, lead: Record<string, unknown>): Promise<Mail> {
  const listings = cms.strapi.db.query('api::listing.listing');
  const { id } = (await listings.findOne({ where: { reference } })) as { id: number };
  const stored = { kind: 'contact-me', language: 'nl', listing: id, ...lead };
  await queueLeadMails(cms.strapi, await storeMailedLead(cms.strapi, stored));
  const mails = (await cms.strapi.db.connection('outbox_mails').orderBy('id')) as Mail[];
  expect(mails[0]).toMatchObject({ kind: 'lead-agency' });
  return mails.at(-1) as Mail;
}

function filesOf({ attachments }: Mail): StoredAttachment[] {
  return typeof attachments === 'string' ? JSON.parse(attachments) : attachments;
}

test('FORM-5 DETAIL-11 the mail of an enquiry carries mark, cover, place, price and whose it is', async () => {
  const mail = await mailOf('100', {});
  const { html, text } = mail;
  expect(html).toMatch(
    /<a href="http:[^"]*\/nl\/property\/100\/"><img class="words" src="http:[^"]*\/uploads\/facade-600\.jpg" alt="[^"]+" width="600" height="400"/,
  );
  expect(html).toContain('href="tel:+3225550101"');
  for (const words of ['Title nl', 'Wetstraat 16, 1000 Brussel', '250.000', 'Ann Peeters']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain('Ann Peeters\nVerkoop\nKantoor Noord\n+32 2 555 01 01');
  expect(`${html}${text}`).not.toContain('private.example');
  const [mark, ...others] = filesOf(mail);
  expect(mark).toMatchObject({ filename: 'mark.png', contentType: 'image/png' });
  expect(html).toContain(`src="cid:${mark?.cid}"`);
  expect(others).toEqual([]);
});

test('FORM-14 DETAIL-10 a visit’s mail says when, where and with whom, with a map of its own', async () => {
  const mail = await mailOf('100', { kind: 'contact-appointment', appointment });
  expect(mail.text).toMatch(/Moment: maandag 23 november 2026/);
  expect(mail.text).toContain('Met wie: Ann Peeters, Kantoor Noord');
  expect(mail.text).toContain('Kaart: Wetstraat 16, 1000 Brussel');
  const map = filesOf(mail).find(({ filename }) => filename.startsWith('drawing'));
  expect(mail.html).toMatch(
    /#location"[^>]*><img class="words shade" src="cid:[^"]*drawing[^"]*" alt="Kaart: Wetstraat/,
  );
  const content = Buffer.from(map?.content ?? '', 'base64');
  expect(await sharp(content).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 600,
  });
  expect(content.length).toBeLessThan(60_000);
});

test('DETAIL-5 of an address that is not published mail and map know the area alone', async () => {
  const wish = { state: 'requested', wishes: [{ day: '2026-11-25', part: 'morning' }] };
  const mail = await mailOf('101', { kind: 'contact-appointment', appointment: wish });
  expect(mail.text).toContain('Kaart: ongeveer het gebied van postcode 1050');
  expect(mail.text).toContain('Waar: 1050 Elsene');
  expect(mail.text).toMatch(/woensdag 25 november 2026, voormiddag/);
  expect(`${mail.text}${mail.html}`).not.toContain('Wetstraat');
});

test('AGENT-1 a listing without agent or picture is mailed with its words alone', async () => {
  const { html } = await mailOf('102', {});
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('Wetstraat 16, 1000 Brussel');
});
