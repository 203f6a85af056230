import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { subscribeToFileChanges } from '../uploads/subscribe-to-file-changes';
import type { Change } from './change';
import { changeTypes } from './subscribe-to-editorial';
import { findOwners, type Owner } from './find-owners';
import { recordChanges } from './record-changes';

interface Entry {
  key?: string;
  reference?: string;
  locale?: string | null;
  publishedAt?: unknown;
}

/**
 * Records changes of content that shows a changed picture. Pictures of listings are handled by
 * the read model.
 */
export function subscribeToFiles(strapi: Core.Strapi): void {
  subscribeToFileChanges(
    strapi,
    'changes',
    (fileId) => listChanges(strapi, fileId),
    (changes) => recordChanges(strapi, changes),
  );
}

async function listChanges(strapi: Core.Strapi, fileId: number): Promise<Change[]> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const owners = await findOwners(strapi, trx, fileId);
    const changes = await Promise.all(owners.map((owner) => describeOwner(strapi, owner)));
    return changes.filter((change) => change !== null);
  });
}

/** Returns null for drafts and for content that the site does not show. */
async function describeOwner(strapi: Core.Strapi, { type, id }: Owner): Promise<Change | null> {
  const changeType = changeTypes[type];
  if (changeType === undefined) return null;
  const entry = (await strapi.db
    .query(type as UID.ContentType)
    .findOne({ where: { id } })) as Entry | null;
  if (!entry?.publishedAt) return null;
  const languages = entry.locale ? [entry.locale] : null;
  return { type: changeType, key: entry.key ?? entry.reference ?? null, languages };
}
