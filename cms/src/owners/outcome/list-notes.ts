import type { Core } from '@strapi/strapi';

/** What staff wrote to an owner. */
export interface OwnerNote {
  id: string;
  /** Since when the owner may read it. */
  at: Date;
  text: string;
}

export interface OwnerNotes {
  feedback: OwnerNote[];
  nextStep: OwnerNote | null;
}

const mostNotes = 30;

interface NoteRow {
  listing: number;
  id: string;
  kind: 'feedback' | 'next-step';
  text: string;
  at: number | string | Date;
}

/** The notes of these listings that were shown before a moment, the newest first (OWN-8). */
export async function listNotes(
  { db }: Core.Strapi,
  listingIds: readonly number[],
  before: Date,
): Promise<Map<number, OwnerNotes>> {
  const rows = (await db
    .connection('owner_notes_listing_lnk as link')
    .join('owner_notes as note', 'note.id', 'link.owner_note_id')
    .whereIn('link.listing_id', listingIds)
    .where({ 'note.shown': true })
    .where('note.shown_at', '<', before)
    .orderBy([
      { column: 'note.shown_at', order: 'desc' },
      { column: 'note.id', order: 'desc' },
    ])
    .select('link.listing_id as listing', 'note.document_id as id', 'note.kind', 'note.text')
    .select('note.shown_at as at')) as NoteRow[];
  const notes = new Map<number, OwnerNotes>();
  for (const { listing, id, kind, text, at } of rows) {
    const known = notes.get(listing) ?? { feedback: [], nextStep: null };
    const note = { id, text, at: new Date(at) };
    if (kind === 'next-step') known.nextStep ??= note;
    else if (known.feedback.length < mostNotes) known.feedback.push(note);
    notes.set(listing, known);
  }
  return notes;
}
