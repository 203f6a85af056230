import { createHash, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import { readEnvironment } from '../../platform/process/env';
import type { Feed, FeedScope } from './agenda-responses';

const FEEDS = 'calendar_feeds';

/**
 * A plain table instead of a content type, so that it is not exposed in the admin or in queries.
 */
const table: Table = {
  uid: 'leads::calendar-feed',
  singularName: 'calendar-feed',
  tableName: FEEDS,
  attributes: {
    id: id(),
    staff: required('integer'),
    /** SHA-256 of the secret, so that the database does not reveal the URL. */
    hash: required('string'),
    scope: required('string'),
    made_at: required('float'),
  },
  indexes: [
    { name: 'calendar_feeds_staff_uq', columns: ['staff'], type: 'unique' },
    { name: 'calendar_feeds_hash_uq', columns: ['hash'], type: 'unique' },
  ],
};

const scopes = z.object({ scope: z.enum(['own', 'all']).default('own') });

export function addFeedTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

interface FeedRow {
  staff: number;
  scope: FeedScope;
  made_at: number;
}

/** Returns whether a colleague has a feed, and since when. */
export async function findFeed(strapi: Core.Strapi, staff: number): Promise<Feed> {
  const row = (await strapi.db.connection(FEEDS).where({ staff }).first()) as FeedRow | undefined;
  if (!row) return { since: null, scope: 'own' };
  return { since: new Date(row.made_at).toISOString(), scope: row.scope };
}

/** Creates a new secret URL for a colleague's feed, which invalidates the previous one. */
export async function renewFeed(strapi: Core.Strapi, staff: number, given: unknown): Promise<Feed> {
  const { scope } = scopes.catch({ scope: 'own' }).parse(given);
  const secret = randomBytes(24).toString('base64url');
  const row = { staff, scope, hash: hashSecret(secret), made_at: Date.now() };
  await strapi.db.connection(FEEDS).insert(row).onConflict('staff').merge();
  const base = readEnvironment().CMS_URL.replace(/\/$/, '');
  return { ...(await findFeed(strapi, staff)), address: `${base}/visits/${secret}.ics` };
}

export async function endFeed(strapi: Core.Strapi, staff: number): Promise<Feed> {
  await strapi.db.connection(FEEDS).where({ staff }).delete();
  return findFeed(strapi, staff);
}

/** Returns the feed with this secret; null if none exists, or its owner cannot log in. */
export async function findFeedBySecret(
  strapi: Core.Strapi,
  secret: string,
): Promise<{ staff: number; scope: FeedScope } | null> {
  const hash = hashSecret(secret);
  const row = (await strapi.db.connection(FEEDS).where({ hash }).first()) as FeedRow | undefined;
  if (!row) return null;
  const where = { id: row.staff, isActive: true, blocked: { $ne: true } };
  const isThere = (await strapi.db.query('admin::user').count({ where })) === 1;
  return isThere ? { staff: row.staff, scope: row.scope } : null;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
