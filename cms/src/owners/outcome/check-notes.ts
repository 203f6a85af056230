import type { Core } from '@strapi/strapi';
import { checkFreeText } from '../free-text/check-free-text';
import { leavesNone } from '../free-text/leaves-none';
import { refuseField } from '../../platform/validation/refusal';

export const NOTE = 'api::owner-note.owner-note';

interface Context {
  uid: string;
  action: string;
  params: { documentId?: string; data?: NoteData };
}

interface NoteData {
  listing?: unknown;
  text?: string | null;
  shown?: boolean | null;
  shownAt?: Date | null;
}

/**
 * Refuses to show an owner a note without a listing, or one by which somebody could be reached, and
 * writes down since when it is shown (OWN-8). Call it while registering.
 */
export function checkNotes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as Context;
    if (uid !== NOTE || !['create', 'update', 'clone'].includes(action)) return next();
    const data = (params.data ??= {});
    // A copy is about another visit: it is read again before it is shown.
    if (action === 'clone') data.shown = false;
    const before = action === 'update' ? await findNote(strapi, params.documentId) : null;
    if (action !== 'clone' && leavesNone(data.listing, before === null)) {
      throw refuseField('listing', 'owner.noteListing');
    }
    const isShown = data.shown ?? before?.shown ?? false;
    if (isShown) checkFreeText('text', data.text ?? before?.text);
    data.shownAt = isShown ? (before?.shownAt ?? new Date()) : null;
    return next();
  });
}

async function findNote(strapi: Core.Strapi, documentId = ''): Promise<Required<NoteData> | null> {
  return (await strapi.db
    .query(NOTE)
    .findOne({ where: { documentId } })) as Required<NoteData> | null;
}
