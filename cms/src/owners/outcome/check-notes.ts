import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { checkFreeText } from '../free-text/check-free-text';
import { isRelationEmpty } from '../free-text/is-relation-empty';
import { findVisitorName, findWholeName, listPossibleNames } from '../free-text/visitor-names';
import { refuseField } from '../../platform/validation/refusal';
import type { Language } from '@agency/domain/languages';

export const NOTE = 'api::owner-note.owner-note';

interface NoteData {
  listing?: unknown;
  text?: string | null;
  shown?: boolean | null;
  shownAt?: Date | null;
}

/**
 * Refuses to show an owner a note without a listing, with contact details, or with the name of
 * a person who wrote about the listing (or a full name from another). Records when a note was
 * first shown. Call it while registering.
 */
export function checkNotes(strapi: Core.Strapi): void {
  interceptDocuments<NoteData>(strapi, async ({ uid, action, params }, next) => {
    if (uid !== NOTE || !['create', 'update', 'clone'].includes(action)) return next();
    const data = (params.data ??= {});
    // A copy concerns another visit and has to be reviewed before it is shown.
    if (action === 'clone') data.shown = false;
    const before = action === 'update' ? await findNote(strapi, params.documentId) : null;
    if (action !== 'clone' && isRelationEmpty(data.listing, before === null)) {
      throw refuseField('listing', 'owner.noteListing');
    }
    const isShown = data.shown ?? before?.shown ?? false;
    if (isShown) {
      const text = data.text ?? before?.text;
      checkFreeText('text', text);
      await refuseNames(strapi, text, [...listIds(data.listing), ...listIds(before?.listing)]);
    }
    data.shownAt = isShown ? (before?.shownAt ?? new Date()) : null;
    return next();
  });
}

async function refuseNames(
  strapi: Core.Strapi,
  text: string | null | undefined,
  listings: readonly string[],
): Promise<void> {
  if (!text || listings.length === 0) return;
  const findVisitors = (where: object) =>
    strapi.db.query('api::lead.lead').findMany({ where, select: ['firstName', 'lastName'] });
  const visitors = await findVisitors({
    listing: { documentId: { $in: listings } },
    // Owners' questions contain their own name.
    kind: { $ne: 'owner-question' },
  });
  const others = await findVisitors({ lastName: { $in: listPossibleNames(text) } });
  const found = findVisitorName(text, visitors) ?? findWholeName(text, others);
  if (found !== null) throw refuseField('text', 'owner.name', { found });
}

/**
 * Returns the document ids in a relation, in the formats of the database, the CMS and the admin.
 */
function listIds(relation: unknown): string[] {
  if (typeof relation === 'string') return [relation];
  if (Array.isArray(relation)) return relation.flatMap(listIds);
  if (typeof relation !== 'object' || relation === null) return [];
  const { documentId, connect, set } = relation as Record<string, unknown>;
  return [documentId, connect, set].flatMap(listIds);
}

async function findNote(strapi: Core.Strapi, documentId = ''): Promise<Required<NoteData> | null> {
  return (await strapi.db.query(NOTE).findOne({
    where: { documentId },
    populate: { listing: { select: ['documentId'] } },
  })) as Required<NoteData> | null;
}

export interface NoteReader {
  /** Language of the owner's mails; null without an owner. */
  language: Language | null;
}

/** Returns the reader of a listing's notes; without language if the listing does not exist. */
export async function findNoteReader(strapi: Core.Strapi, documentId: string): Promise<NoteReader> {
  const listing = (await strapi.db.query('api::listing.listing').findOne({
    where: { documentId },
    select: ['id'],
    populate: { owner: { select: ['language'] } },
  })) as { owner: { language: Language } | null } | null;
  return { language: listing?.owner?.language ?? null };
}
