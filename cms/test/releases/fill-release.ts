import path from 'node:path';
import sharp from 'sharp';
import type * as ImportSnapshot from '../../src/listings/import/import-snapshot';
import type * as WritePassword from '../../src/owners/accounts/write-password';
import type * as MakeWaitingVariants from '../../src/platform/uploads/make-waiting-variants';
import type * as StorePicture from '../../src/platform/uploads/store-picture';
import type { TestCms } from '../boot';
import { buildPdf } from '../build-documents';
import { createLead } from '../build-lead';
import { storeVisits } from '../build-owned';
import { storeSavedSearch } from '../build-saved-search';
import { buildListing, buildSnapshot } from '../build-snapshot';
import { buildEnvironment } from '../environment';
import { loadCompiled } from '../load-compiled';
import { openAdmins, type RequestAdmin } from '../open-admin';
import { documentsOf } from '../../src/platform/database/documents';

const PAGE = 'api::page.page';

/** Accounts of a release with passwords that are in its data, not in the environment. */
export const owner = { email: 'lena.maes@example.org', password: 'Lena-keeps-a-key-7' };
export const colleague = { email: 'camille@corbelle.example', password: 'Camille-edits-9' };
/** A job application, as an uploaded file. */
export const application = buildPdf('curriculum vitae of Noor');

/**
 * Creates, through the product's own functions, the data of an agency after its first weeks; all
 * people are invented.
 */
export async function fillRelease(cms: TestCms): Promise<void> {
  await importListings(cms);
  await makeOwner(cms);
  await sendForms(cms);
  await makeColleague(cms);
  const { asEditor } = await openAdmins(cms);
  await editPages(cms, asEditor);
  await addDocuments(cms);
}

async function importListings({ strapi }: TestCms): Promise<void> {
  const { importSnapshot } = load<typeof ImportSnapshot>('listings/import/import-snapshot.js');
  const { storePicture } = load<typeof StorePicture>('platform/uploads/store-picture.js');
  const { makeWaitingVariants } = load<typeof MakeWaitingVariants>(
    'platform/uploads/make-waiting-variants.js',
  );
  const source = buildSnapshot([
    buildListing({
      ID: '100',
      Title: 'Flat under the roof',
      Pictures: [{ ID: 'p1', Url: 'roof.jpg', Name: 'The roof', Kind: 'photo' }],
    }),
    buildListing({
      ID: '200',
      Goal: 1,
      WebIDs: '1',
      Zip: '1050',
      Price: 1250,
      PublishPrice: false,
    }),
    buildListing({ ID: '300', Title: 'House with a yard', WebIDs: '1', PublishAddress: false }),
  ]);
  const background = { r: 52, g: 74, b: 66 };
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .jpeg()
    .toFile(path.join(source, 'roof.jpg'));
  const { outcome, message } = await importSnapshot(strapi, {
    source,
    pictures: source,
    storePicture: (picture) => storePicture(strapi, picture),
  });
  if (outcome !== 'done') throw new Error(`The listings were not imported: ${message}`);
  await makeWaitingVariants(strapi);
}

async function makeOwner(cms: TestCms): Promise<void> {
  const { strapi } = cms;
  const { writePassword } = load<typeof WritePassword>('owners/accounts/write-password.js');
  const person = { email: owner.email, firstName: 'Lena', lastName: 'Maes', language: 'fr' };
  const made = await documentsOf(strapi, 'plugin::users-permissions.user').create({ data: person });
  await writePassword(strapi, Number(made.id), owner.password);
  const listings = documentsOf(strapi, 'api::listing.listing');
  const listing = await listings.findFirst({ filters: { reference: '100' } });
  const documentId = listing?.documentId ?? '';
  await listings.update({ documentId, data: { owner: made.documentId } });
  const call = { date: '2026-11-02T10:00:00Z', type: 'Telephone', subject: 'A first offer' };
  await documentsOf(strapi, 'api::communication.communication').create({
    data: { ...call, listing: documentId },
  });
  await storeVisits(cms, '100', { '2026-11-02': 14, '2026-11-03': 9 });
}

async function sendForms(cms: TestCms): Promise<void> {
  const noticeEmail = 'desk@corbelle.example';
  await cms.strapi.db.query('api::site.site').updateMany({ where: {}, data: { noticeEmail } });
  await createLead(cms, { lastName: 'Verhulst', remark: 'Is “het dak” dicht? – Zoë & Co.' });
  await createLead(cms, { kind: 'contact-me', listing: '100', phone: '0475123456' });
  const { CMS_TOKEN = '' } = buildEnvironment();
  const response = await fetch(`${cms.url}/lead-files?purpose=cv`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${CMS_TOKEN}`,
      'content-type': 'application/octet-stream',
      'x-file-name': 'cv.pdf',
    },
    body: new Uint8Array(application),
  });
  const { id } = (await response.json()) as { id: string };
  await createLead(cms, { kind: 'job', lastName: 'Noor', job: { file: id } });
  await storeSavedSearch(cms.strapi, { maxPrice: 400_000 }, { email: 'ines@example.org' });
}

async function makeColleague({ strapi }: TestCms): Promise<void> {
  const users = strapi.db.query('admin::user');
  const { EDITOR_EMAIL } = buildEnvironment();
  const editor = (await users.findOne({
    where: { email: EDITOR_EMAIL },
    populate: ['roles'],
  })) as { roles: { id: number }[] };
  const staff = strapi.service('admin::user') as {
    create(user: object): Promise<unknown>;
  };
  await staff.create({
    ...colleague,
    firstname: 'Camille',
    lastname: 'Renard',
    isActive: true,
    roles: editor.roles.map(({ id }) => id),
  });
}

/** Publishes a page twice and leaves a different draft. */
async function editPages({ strapi }: TestCms, ask: RequestAdmin): Promise<void> {
  const page = await documentsOf(strapi, PAGE).findFirst({
    locale: 'en',
    filters: { key: 'team' },
  });
  const address = `/content-manager/collection-types/${PAGE}/${page?.documentId}`;
  const save = async (method: string, action: string, title: string) => {
    const answer = await ask(method, `${address}${action}?locale=en`, { title });
    if (answer.status !== 200) throw new Error(`The page was not saved: ${answer.status}`);
  };
  await save('PUT', '', 'The people of Corbelle');
  await save('POST', '/actions/publish', 'The people of Corbelle');
  await save('PUT', '', 'The people of Corbelle, not yet published');
}

/** Adds one document of each other type that staff edit. */
async function addDocuments({ strapi }: TestCms): Promise<void> {
  const listing = await documentsOf(strapi, 'api::listing.listing').findFirst();
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Near the park.' }] }];
  const create = async (uid: string, data: object, locale?: string): Promise<string> => {
    const documents = documentsOf(strapi, uid as typeof PAGE);
    const made = await documents.create({ data, locale, status: 'published' });
    return made.documentId;
  };
  const office = await create('api::office.office', { key: 'north', name: 'North' }, 'nl');
  const agent = { key: 'camille', name: 'Camille Renard', presence: 'present', office };
  await create('api::agent.agent', agent, 'nl');
  const landing = { goal: 'sale', place: '1000', introduction: text };
  await create('api::landing-text.landing-text', landing, 'nl');
  const redirect = { language: 'nl', scope: 'page', slug: 'oud', target: 'https://example.org/' };
  await create('api::redirect.redirect', redirect);
  const reader = { email: 'ines@example.org', language: 'nl', state: 'active' };
  await create('api::subscription.subscription', reader);
  const reply = {
    name: 'Thanks',
    kind: 'site-contact',
    subject: 'Thank you',
    text: 'We call you.',
  };
  await create('api::reply-template.reply-template', reply, 'nl');
  const moment = { start: '2027-02-01T09:00:00.000Z', end: '2027-02-01T09:30:00.000Z' };
  const visit = { ...moment, capacity: 2, taken: 0, active: true, listing: listing?.documentId };
  await create('api::appointment-slot.appointment-slot', visit);
}

const load = <Module>(file: string): Module => loadCompiled(file) as Module;
