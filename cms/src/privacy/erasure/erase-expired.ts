import type { Core, UID } from '@strapi/strapi';
import { forgetUnusedContacts } from '../../leads/people/merged-contacts';
import { eraseDocuments, eraseLeads, eraseRows, eraseTestimonials } from './erase-leads';
import type { Found } from './find-person';
import { recordPrivacyAction } from './privacy-log';
import { findSharedSettings } from '../../platform/i18n/find-shared-settings';

const DAY = 24 * 3600 * 1000;
const UNCONFIRMED_DAYS = 7;
const BATCH = 100;

const mailUid = 'api::outbox-mail.outbox-mail';
/** Subscriptions confirmed by mail, which can be stopped. */
const signUps: Record<string, UID.ContentType> = {
  demand: 'api::demand.demand',
  subscription: 'api::subscription.subscription',
};

interface ExpiredLead extends Found {
  appointment?: { end?: string | null; slot?: { end?: string | null } | null } | null;
  testimonial?: { entry?: (Found & { publishedAt?: string | null }) | null } | null;
}

/**
 * Erases data older than the retention periods in the site settings, and unconfirmed sign-ups
 * after a week. Returns counts by type. Leads include components, files and mails; a visit
 * counts from its end. Waiting mails are never erased. Works in batches with a transaction each,
 * so that an interrupted run continues the next time.
 */
export async function eraseExpired(
  strapi: Core.Strapi,
  now: Date,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (kind: string, rows: number): void => {
    if (rows > 0) counts[kind] = (counts[kind] ?? 0) + rows;
  };
  for (const [kind, days] of await readRetention(strapi)) {
    const before = new Date(now.getTime() - days * DAY);
    const stopped = { state: 'stopped', stoppedAt: { $lt: before } };
    const signUp = signUps[kind];
    if (signUp) count(kind, await eraseOldSignUps(strapi, signUp, stopped));
    else if (kind === 'mail') count(kind, await eraseOldMails(strapi, before));
    else count(kind, await eraseOldLeads(strapi, kind, before));
  }
  const week = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY);
  const asked = [
    { askedAt: { $lt: week } },
    { askedAt: { $null: true }, createdAt: { $lt: week } },
  ];
  const unconfirmed = { state: 'pending', $or: asked };
  for (const [kind, uid] of Object.entries(signUps)) {
    count(`unconfirmed ${kind}`, await eraseOldSignUps(strapi, uid, unconfirmed));
  }
  count('contact', await forgetUnusedContacts(strapi));
  if (Object.keys(counts).length > 0) await recordPrivacyAction(strapi, { act: 'expire', counts });
  return counts;
}

async function eraseOldLeads(strapi: Core.Strapi, kind: string, before: Date): Promise<number> {
  const isOver = ({ appointment }: ExpiredLead): boolean => {
    const end = appointment?.end ?? appointment?.slot?.end;
    return !end || new Date(end) < before;
  };
  const populate = {
    appointment: { populate: { slot: { select: ['end'] } } },
    testimonial: { populate: { entry: { select: ['id', 'documentId', 'publishedAt'] } } },
  };
  const where = { kind, createdAt: { $lt: before } };
  return eraseInBatches(strapi, 'api::lead.lead', { where, populate }, async (rows) => {
    const leads = (rows as ExpiredLead[]).filter(isOver);
    const unpublished = await listUnpublished(strapi, leads);
    if (unpublished.length > 0) await eraseTestimonials(strapi, unpublished);
    await eraseLeads(strapi, leads);
    return leads.length;
  });
}

/** An unapproved testimonial is erased with its lead; a published one belongs to the site. */
async function listUnpublished(strapi: Core.Strapi, leads: ExpiredLead[]): Promise<Found[]> {
  const entries = leads.flatMap(({ testimonial }) => testimonial?.entry ?? []);
  const published = (await strapi.db.query('api::testimonial.testimonial').findMany({
    where: {
      documentId: { $in: entries.map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
    },
    select: ['documentId'],
  })) as { documentId: string }[];
  const kept = new Set(published.map(({ documentId }) => documentId));
  return entries.filter(({ documentId }) => !kept.has(documentId));
}

function eraseOldSignUps(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
): Promise<number> {
  return eraseInBatches(strapi, uid, { where }, async (rows) => {
    await eraseDocuments(strapi, uid, rows);
    return rows.length;
  });
}

function eraseOldMails(strapi: Core.Strapi, before: Date): Promise<number> {
  const where = { createdAt: { $lt: before }, state: { $ne: 'waiting' } };
  return eraseInBatches(strapi, mailUid, { where }, async (rows) => {
    await eraseRows(
      strapi,
      mailUid,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

/** In order of id, so that rows which remain are visited once. */
async function eraseInBatches(
  strapi: Core.Strapi,
  uid: string,
  { where, populate }: { where: object; populate?: object },
  erase: (rows: Found[]) => Promise<number>,
): Promise<number> {
  let erased = 0;
  for (let last = 0; ;) {
    const rows = (await strapi.db.query(uid).findMany({
      where: { $and: [where, { id: { $gt: last } }] },
      orderBy: { id: 'asc' },
      limit: BATCH,
      select: ['id', 'documentId'],
      populate: populate ?? [],
    })) as Found[];
    if (rows.length === 0) return erased;
    last = rows.at(-1)?.id ?? last;
    erased += await strapi.db.transaction(() => erase(rows));
  }
}

interface Settings {
  retention?: { kind: string; days: number }[] | null;
}

/**
 * Returns retention periods in days by type, from the site settings in any language, published
 * or not, so that unpublishing does not extend them. Types without a period are kept until
 * erased manually.
 */
async function readRetention(strapi: Core.Strapi): Promise<Map<string, number>> {
  const site = (await findSharedSettings(strapi, ['retention'])) as Settings | null;
  return new Map((site?.retention ?? []).map(({ kind, days }) => [kind, days]));
}
