import type { Core, UID } from '@strapi/strapi';
import { OWNER } from '../../owners/accounts/owner-type';
import { listActs } from '../../leads/history/record-act';
import { splitContacts } from '../../leads/people/contact';
import { nameContact } from './asked-contact';
import { listMerged } from '../../leads/people/merged-contacts';
import { listMailsOf } from '../../mailbox/incoming-mails';
import { readPrivateFile } from '../../leads/private-files/file-store';
import type { FileRow } from '../../leads/private-files/file-table';
import { cutSecrets, listSecretKinds } from '../../platform/mail/mail-kinds';
import type { Found, Person } from './find-person';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  private?: boolean;
}

type Row = Record<string, unknown>;

/** Fields that name a related document in an export. */
const names = ['reference', 'name', 'title', 'code', 'start', 'end', 'pair', 'subject', 'email'];
/** Internal keys and staff accounts, which are not exported. */
const internal = ['id', 'createdBy', 'updatedBy', 'publishedAt', 'localizations', 'locale'];

/**
 * Exports all data of a person (GDPR, articles 15 and 20): rows with their fields and
 * components, and names of related documents.
 */
export async function exportPerson(strapi: Core.Strapi, person: Person): Promise<Row> {
  const read = (uid: string, rows: readonly Found[]): Promise<Row[]> => readRows(strapi, uid, rows);
  return {
    ...nameContact(person.contact),
    contacts: splitContacts(await listMerged(strapi, person.contact)),
    exportedAt: new Date().toISOString(),
    leads: await read('api::lead.lead', person.leads),
    acts: await readActs(strapi, person.leads),
    mails: await readMails(strapi, person.mails),
    demands: await read('api::demand.demand', person.savedSearches),
    matches: await read('api::demand-match.demand-match', person.matches),
    receivedMails: await readReceived(strapi, person),
    subscriptions: await read('api::subscription.subscription', person.subscriptions),
    testimonials: await readTestimonials(strapi, person.testimonials),
    files: await Promise.all(person.files.map(describeFile)),
    ownerDocuments: await Promise.all(person.documents.map(describeFile)),
    owners: await read(OWNER, person.accounts),
  };
}

/** Without password links, which are only for the recipient (0104). */
async function readMails(strapi: Core.Strapi, mails: readonly Found[]): Promise<Row[]> {
  const secretKinds = listSecretKinds(strapi);
  const rows = await readRows(strapi, 'api::outbox-mail.outbox-mail', mails);
  return rows.map((mail) => {
    const isSecret = secretKinds.includes(mail.kind as string);
    return isSecret ? { ...mail, ...cutSecrets(mail as Parameters<typeof cutSecrets>[0]) } : mail;
  });
}

async function readReceived(strapi: Core.Strapi, { contact, leads }: Person): Promise<Row[]> {
  const [address] = splitContacts([contact]).emails;
  const ids = leads.map(({ documentId }) => documentId);
  const mails = await listMailsOf(strapi, ids, address ?? null);
  return mails.map(({ at, sender, name, subject, text }) => ({ at, sender, name, subject, text }));
}

/** Returns actions on the leads with their times; without the staff member. */
async function readActs(strapi: Core.Strapi, leads: readonly Found[]): Promise<Row[]> {
  const acts = await Promise.all(leads.map(({ documentId }) => listActs(strapi, documentId)));
  return acts.flat().map(({ at, act, detail }) => ({
    at: new Date(at).toISOString(),
    act,
    // The assignee is a member of staff.
    ...(act === 'assign' ? {} : { detail }),
  }));
}

/** Returns a file with its content in base64; null if it is missing. */
async function describeFile({
  file_id: id,
  name,
  mime,
  size,
  created_at: at,
}: FileRow): Promise<Row> {
  const bytes = await readPrivateFile(id);
  const createdAt = new Date(at).toISOString();
  return { name, mime, size, createdAt, content: bytes?.toString('base64') ?? null };
}

async function readRows(
  strapi: Core.Strapi,
  uid: string,
  rows: readonly Found[],
  where: object = { id: { $in: rows.map(({ id }) => id) } },
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const populate = listParts(strapi, strapi.contentType(uid as UID.ContentType).attributes);
  const found = (await strapi.db.query(uid).findMany({ where, populate, orderBy: 'id' })) as Row[];
  return found.map((row) =>
    describe(strapi, strapi.contentType(uid as UID.ContentType).attributes, row),
  );
}

function readTestimonials(strapi: Core.Strapi, rows: readonly Found[]): Promise<Row[]> {
  const where = { documentId: { $in: rows.map(({ documentId }) => documentId) } };
  return readRows(strapi, 'api::testimonial.testimonial', rows, where);
}

/** Returns what to populate: components with their relations, and relations. */
function listParts(strapi: Core.Strapi, attributes: object): Row {
  const parts: Row = {};
  for (const [name, attribute] of Object.entries(attributes as Record<string, Attribute>)) {
    if (!isHandedOver(name, attribute)) continue;
    const { type, component } = attribute;
    if (type === 'component')
      parts[name] = { populate: listParts(strapi, partOf(strapi, component)) };
    if (type === 'relation' || type === 'media') parts[name] = true;
  }
  return parts;
}

function partOf(strapi: Core.Strapi, component = ''): object {
  return strapi.components[component as UID.Component]?.attributes ?? {};
}

function describe(strapi: Core.Strapi, attributes: object, row: Row): Row {
  const described: Row = {};
  for (const [name, attribute] of Object.entries(attributes as Record<string, Attribute>)) {
    const value = row[name];
    if (!isHandedOver(name, attribute) || value === null || value === undefined) continue;
    described[name] = describeValue(strapi, attribute, value);
  }
  return described;
}

function describeValue(
  strapi: Core.Strapi,
  { type, component }: Attribute,
  value: unknown,
): unknown {
  if (Array.isArray(value) && ['component', 'relation', 'media'].includes(type)) {
    return value.map((item) => describeValue(strapi, { type, component }, item));
  }
  if (type === 'component') {
    return describe(strapi, partOf(strapi, component), value as Row);
  }
  if (type !== 'relation' && type !== 'media') return value;
  const row = value as Row;
  return Object.fromEntries(
    names.filter((name) => row[name] !== null && name in row).map((name) => [name, row[name]]),
  );
}

function isHandedOver(name: string, { type, target, private: isPrivate }: Attribute): boolean {
  if (internal.includes(name) || isPrivate || type === 'password') return false;
  return !(target ?? '').startsWith('admin::');
}
