import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Change } from './change';
import { changeTypes } from './follow-editorial';
import { findOwners, type Owner } from './find-owners';
import { noteChanges } from './note-changes';

const FILE = 'plugin::upload.file';

interface FileEvent {
  action: string;
  model: { uid: string };
  params: { where?: { id?: unknown } };
  state: Record<string, unknown>;
}

interface Entry {
  key?: string;
  reference?: string;
  locale?: string | null;
  publishedAt?: unknown;
}

/**
 * Notes what shows a picture that the media library, which writes past the Document Service, has
 * described anew, replaced or deleted. Pictures of listings are the read model's concern.
 */
export function followFiles(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe(async (event) => {
    const { action, model, params, state } = event as unknown as FileEvent;
    if (model.uid !== FILE) return;
    const id = Number(params.where?.id);
    if (action === 'beforeDelete' || action === 'beforeUpdate') {
      state.changes = Number.isInteger(id) ? await listChanges(strapi, id) : [];
    }
    if (action === 'afterDelete' || action === 'afterUpdate') {
      await noteChanges(strapi, (state.changes as Change[] | undefined) ?? []);
    }
  });
}

async function listChanges(strapi: Core.Strapi, fileId: number): Promise<Change[]> {
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const owners = await findOwners(strapi, trx, fileId);
    const changes = await Promise.all(owners.map((owner) => describeOwner(strapi, owner)));
    return changes.filter((change) => change !== null);
  });
}

/** Null for drafts and for what the site does not show. */
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
