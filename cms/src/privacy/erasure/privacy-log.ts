import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { interceptDocuments } from '../../platform/database/documents';
import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/process/env';
import { refuseForbidden } from '../../platform/validation/refusal';

const uid = 'api::privacy-log.privacy-log';
const shown = 50;

export interface PrivacyLogEntry {
  /** `expire` is the nightly erasure, without a user or a person. */
  act: 'export' | 'erase' | 'expire';
  staff?: string;
  contact?: string;
  counts: Record<string, number>;
}

/**
 * Adds an entry to the privacy log in the current transaction. Stores a keyed hash of the
 * contact: a later request can be answered, but nobody can be identified from it.
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

/** Lists the latest entries, newest first; optionally of one contact. */
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
 * Makes the log read-only in the admin: only {@link recordPrivacyAction} writes it. Call it
 * while registering.
 */
export function protectPrivacyLog(strapi: Core.Strapi): void {
  interceptDocuments(strapi, ({ uid: type, action }, next) => {
    if (type === uid && ['create', 'update', 'delete', 'clone'].includes(action)) {
      throw refuseForbidden('privacy.log');
    }
    return next();
  });
}

/**
 * Hashes an address alone, as before phone numbers were supported, or a phone number with its
 * prefix.
 */
function hashContact(contact: string): string {
  const key = hkdfSync('sha256', readEnvironment().ENCRYPTION_KEY, '', 'privacy log', 32);
  return createHmac('sha256', Buffer.from(key))
    .update(contact.replace(/^email:/, ''))
    .digest('hex');
}
