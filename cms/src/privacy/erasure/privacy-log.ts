import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { interceptDocuments } from '../../platform/database/documents';
import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/process/env';
import { refuseForbidden } from '../../platform/validation/refusal';

const uid = 'api::privacy-log.privacy-log';
const shown = 50;

/** What was done about the data of a person, and how many rows of each kind it touched. */
export interface PrivacyLogEntry {
  /** `expire` is the nightly erasure: nobody's act, and about nobody in particular. */
  act: 'export' | 'erase' | 'expire';
  staff?: string;
  /** As in `Person`. */
  contact?: string;
  counts: Record<string, number>;
}

/**
 * Writes an act into the log of privacy, in the transaction under way. Instead of the contact stands
 * its keyed hash: whoever asks later whether they were erased can be answered, nobody can be found.
 */
export async function recordPrivacyAction(
  strapi: Core.Strapi,
  given: PrivacyLogEntry,
): Promise<void> {
  const { act, staff, contact, counts } = given;
  const now = new Date();
  await strapi.db.query(uid).create({
    data: {
      documentId: randomUUID(),
      createdAt: now,
      updatedAt: now,
      act,
      counts,
      staff: staff ?? null,
      addressHash: contact ? hashContact(contact) : null,
    },
  });
}

/** The latest entries, newest first; of one contact when it is given. */
export async function listPrivacyLog(strapi: Core.Strapi, contact?: string): Promise<object[]> {
  const rows = await strapi.db.query(uid).findMany({
    where: contact ? { addressHash: hashContact(contact) } : {},
    orderBy: { id: 'desc' },
    limit: shown,
    select: ['createdAt', 'act', 'staff', 'counts'],
  });
  return rows as object[];
}

/**
 * Lets nobody write in the log by way of the admin: entries are made by {@link recordPrivacyAction} alone.
 * Call it while registering.
 */
export function protectPrivacyLog(strapi: Core.Strapi): void {
  interceptDocuments(strapi, ({ uid: type, action }, next) => {
    if (type === uid && ['create', 'update', 'delete', 'clone'].includes(action)) {
      throw refuseForbidden('privacy.log');
    }
    return next();
  });
}

/** Of an address alone, as entries had it before phones, and of a phone with its kind. */
function hashContact(contact: string): string {
  const key = hkdfSync('sha256', readEnvironment().ENCRYPTION_KEY, '', 'privacy log', 32);
  return createHmac('sha256', Buffer.from(key))
    .update(contact.replace(/^email:/, ''))
    .digest('hex');
}
