import type { Core } from '@strapi/strapi';
import { findPhoneDigits } from '@agency/domain/phone';
import { splitContacts } from '../../leads/people/contact';
import { listLeadIds } from '../../leads/people/list-lead-ids';
import { OWNER, type StoredOwner, nameOwner } from '../../owners/accounts/owner-type';
import { FILES, type FileRow } from '../../leads/private-files/file-table';
import { addressesOf, mailboxOf, readAddress } from '../../platform/mail/email-address';

/** Both ids of a document. */
export interface Found {
  id: number;
  documentId: string;
}

interface Addressed extends Found {
  email?: string | null;
  recipient?: string | null;
  replyTo?: string | null;
  friend?: { email?: string | null } | null;
  lead?: { id: number } | null;
  kind?: string;
}

const LEAD = 'api::lead.lead';
const MAIL = 'api::outbox-mail.outbox-mail';

const AGENCY_KINDS = ['lead-agency', 'owner-login-notice'];

/** All data about a contact. Owners and staff are listed, but not erased here. */
export interface Person {
  /** `email:` with an address, or `phone:` with digits, as returned by `writeContact`. */
  contact: string;
  leads: Found[];
  mails: Found[];
  savedSearches: Found[];
  matches: Found[];
  subscriptions: Found[];
  testimonials: Found[];
  files: FileRow[];
  /** Documents shared with an owner; they remain with the account. */
  documents: FileRow[];
  accounts: Found[];
  owners: string[];
  colleagues: string[];
}

/**
 * Finds all data about a contact. By address: as sender or friend of a lead, recipient or sender
 * of a mail, in saved searches and the newsletter. By phone number: leads with that number in
 * any format and without an address, with related data.
 */
export async function findPerson(strapi: Core.Strapi, contact: string): Promise<Person> {
  const { emails, phones } = splitContacts([contact]);
  const [address] = emails;
  return address === undefined
    ? findByPhone(strapi, contact, phones[0] ?? '')
    : findByAddress(strapi, contact, address);
}

async function findByPhone(strapi: Core.Strapi, contact: string, digits: string): Promise<Person> {
  const leads = await findLeadsByPhone(strapi, digits);
  return {
    contact,
    leads,
    mails: await findBelow(strapi, MAIL, { lead: leads }),
    savedSearches: [],
    matches: [],
    subscriptions: [],
    testimonials: await findTestimonials(strapi, leads),
    files: await findFiles(strapi, leads),
    // Accounts are identified by address.
    documents: [],
    accounts: [],
    owners: await nameOwnersByPhone(strapi, digits),
    colleagues: [],
  };
}

async function findByAddress(
  strapi: Core.Strapi,
  contact: string,
  address: string,
): Promise<Person> {
  const find = async (uid: string, fields: readonly string[]): Promise<Found[]> => {
    const rows = (await strapi.db.query(uid).findMany({
      where: { $or: fields.map((field) => ({ [field]: { $eqi: address } })) },
      select: ['id', 'documentId', ...fields],
    })) as Addressed[];
    return rows.filter((row) => fields.some((field) => isAddress(row, field, address)));
  };
  const leads = await findLeads(strapi, address);
  const accounts = await findAccounts(strapi, address);
  const savedSearches = await find('api::demand.demand', ['email']);
  const addressed = await findMails(strapi, address, leads);
  const ofLeads = await findBelow(strapi, MAIL, { lead: leads });
  return {
    contact,
    leads,
    mails: [...new Map([...addressed, ...ofLeads].map((mail) => [mail.id, mail])).values()],
    savedSearches,
    matches: await findBelow(strapi, 'api::demand-match.demand-match', { demand: savedSearches }),
    subscriptions: await find('api::subscription.subscription', ['email']),
    testimonials: await findTestimonials(strapi, leads),
    files: await findFiles(strapi, leads),
    documents: await findDocuments(strapi, accounts),
    accounts,
    owners: accounts.map(nameOwner),
    colleagues: await nameColleagues(strapi, address),
  };
}

export function countPerson(person: Person): Record<string, number> {
  const { leads, mails, savedSearches, matches, subscriptions, testimonials, files } = person;
  const kinds = {
    leads,
    mails,
    demands: savedSearches,
    matches,
    subscriptions,
    testimonials,
    files,
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, rows.length]));
}

/**
 * Lists other addresses of the same mailbox with data, such as `x+homes@` for `x@`. They may
 * belong to another person and are not affected.
 */
export async function listSiblings(strapi: Core.Strapi, address: string): Promise<string[]> {
  const mailbox = mailboxOf(address);
  const read = async (uid: string, field: string): Promise<Addressed[]> =>
    (await strapi.db.query(uid).findMany({
      where: addressesOf(field, mailbox),
      select: ['id', field],
    })) as Addressed[];
  const friends = (await strapi.db.query('api::lead.lead').findMany({
    where: { friend: addressesOf('email', mailbox) },
    select: ['id'],
    populate: { friend: true },
  })) as Addressed[];
  const mails = 'api::outbox-mail.outbox-mail';
  const found = [
    ...friends.map(({ friend }) => friend?.email),
    ...(await read(mails, 'recipient')).map(({ recipient }) => recipient),
    ...(await read(mails, 'replyTo')).map(({ replyTo }) => replyTo),
  ];
  for (const uid of ['api::lead.lead', 'api::demand.demand', 'api::subscription.subscription']) {
    found.push(...(await read(uid, 'email')).map(({ email }) => email));
  }
  const siblings = found
    .flatMap((email) => readAddress(email) ?? [])
    .filter((email) => email !== address && mailboxOf(email) === mailbox);
  return [...new Set(siblings)].sort();
}

async function findLeadsByPhone(strapi: Core.Strapi, digits: string): Promise<Found[]> {
  const ids = await listLeadIds(strapi, { emails: [], phones: [digits] });
  const where = { id: { $in: ids } };
  const select = ['id', 'documentId'];
  return (await strapi.db.query(LEAD).findMany({ where, select })) as Found[];
}

async function nameOwnersByPhone(strapi: Core.Strapi, digits: string): Promise<string[]> {
  const where = { phone: { $notNull: true } };
  const owners = (await strapi.db.query(OWNER).findMany({ where })) as (StoredOwner & {
    phone: string;
  })[];
  return owners.filter(({ phone }) => findPhoneDigits(phone) === digits).map(nameOwner);
}

async function findLeads(strapi: Core.Strapi, address: string): Promise<Found[]> {
  const rows = (await strapi.db.query('api::lead.lead').findMany({
    where: { $or: [{ email: { $eqi: address } }, { friend: { email: { $eqi: address } } }] },
    select: ['id', 'documentId', 'email'],
    populate: { friend: true },
  })) as Addressed[];
  return rows.filter(
    (row) => isAddress(row, 'email', address) || readAddress(row.friend?.email) === address,
  );
}

/**
 * Finds mails to an address or with it as reply-to. Mails about a lead belong to the people of
 * the lead, as an address that once belonged to the agency received mails about others.
 */
async function findMails(
  strapi: Core.Strapi,
  address: string,
  leads: readonly Found[],
): Promise<Found[]> {
  const rows = (await strapi.db.query('api::outbox-mail.outbox-mail').findMany({
    where: { $or: [{ recipient: { $eqi: address } }, { replyTo: { $eqi: address } }] },
    select: ['id', 'documentId', 'recipient', 'replyTo', 'kind'],
    populate: { lead: { select: ['id'] } },
  })) as Addressed[];
  return rows.filter((mail) => {
    const { lead, kind = '' } = mail;
    if (lead) return leads.some(({ id }) => id === lead.id);
    if (isAddress(mail, 'replyTo', address)) return true;
    return isAddress(mail, 'recipient', address) && !AGENCY_KINDS.includes(kind);
  });
}

async function findBelow(
  strapi: Core.Strapi,
  uid: string,
  parents: Record<string, Found[]>,
): Promise<Found[]> {
  const [[relation, rows] = ['', []]] = Object.entries(parents);
  if (rows.length === 0) return [];
  const where = { [relation]: { id: { $in: rows.map(({ id }) => id) } } };
  return (await strapi.db.query(uid).findMany({ where, select: ['id', 'documentId'] })) as Found[];
}

/** One row per testimonial, regardless of languages and drafts. */
async function findTestimonials(strapi: Core.Strapi, leads: Found[]): Promise<Found[]> {
  if (leads.length === 0) return [];
  const rows = (await strapi.db.query('api::lead.lead').findMany({
    where: { id: { $in: leads.map(({ id }) => id) } },
    select: ['id'],
    populate: { testimonial: { populate: { entry: { select: ['id', 'documentId'] } } } },
  })) as { testimonial: { entry: Found | null } | null }[];
  return rows.flatMap(({ testimonial }) => testimonial?.entry ?? []);
}

async function findFiles(strapi: Core.Strapi, leads: Found[]): Promise<FileRow[]> {
  const documentIds = leads.map(({ documentId }) => documentId);
  // Uses the current transaction, which on SQLite holds the only connection.
  return strapi.db.transaction(
    ({ trx }) => trx(FILES).whereIn('lead', documentIds).orderBy('id') as Promise<FileRow[]>,
  );
}

async function findDocuments(strapi: Core.Strapi, accounts: readonly Found[]): Promise<FileRow[]> {
  const owners = new Set(accounts.map(({ documentId }) => documentId));
  if (owners.size === 0) return [];
  const files = await strapi.db.transaction(
    ({ trx }) => trx(FILES).where({ purpose: 'owner' }).orderBy('id') as Promise<FileRow[]>,
  );
  return files.filter(({ lead }) => owners.has(lead.split('.')[1] ?? ''));
}

async function findAccounts(strapi: Core.Strapi, address: string): Promise<StoredOwner[]> {
  const rows = await strapi.db.query(OWNER).findMany({ where: { email: { $eqi: address } } });
  return (rows as StoredOwner[]).filter(({ email }) => readAddress(email) === address);
}

async function nameColleagues(strapi: Core.Strapi, address: string): Promise<string[]> {
  const rows = (await strapi.db.query('admin::user').findMany({
    where: { email: { $eqi: address } },
    select: ['email', 'firstname', 'lastname'],
  })) as { email: string; firstname: string | null; lastname: string | null }[];
  return rows
    .filter(({ email }) => readAddress(email) === address)
    .map(({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '));
}

function isAddress(row: Addressed, field: string, address: string): boolean {
  return readAddress(row[field as 'email']) === address;
}
