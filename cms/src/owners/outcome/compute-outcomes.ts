import type { Core } from '@strapi/strapi';
import { countFitting, countMatched } from '../../alerts/saved-searches/count-fitting';
import { agencyDay } from '../../platform/rules/agency-time';
import { sumVisitsByListing } from '../visits/sum-visits';
import { countLeads, noLeads, type LeadCounts, type Period } from './count-leads';
import { listPriceChanges, type PriceChange } from './price-changes';

export interface OutcomeCounts extends LeadCounts {
  views: number;
  /** In total: saved searches that match now; in a period: those that matched then. */
  savedSearches: number;
}

export interface ListingOutcome {
  reference: string;
  /** Up to the end of the period. */
  total: OutcomeCounts;
  period: OutcomeCounts;
  /** Up to the end of the period, newest first. */
  prices: PriceChange[];
  feedback: OwnerNote[];
  nextStep: OwnerNote | null;
}

const beginning = new Date(0);

/**
 * Computes totals and counts in a period for listings; used by the portal and the weekly report,
 * so that both agree. The number of queries does not depend on the number of listings.
 */
export async function computeOutcomes(
  strapi: Core.Strapi,
  listings: readonly { id: number; reference: string }[],
  { from, to }: Period,
): Promise<ListingOutcome[]> {
  const ids = listings.map(({ id }) => id);
  const references = listings.map(({ reference }) => reference);
  const whole = { from: beginning, to };
  const part = { from, to };
  const all = {
    views: await sumViews(strapi, references, whole),
    leads: await countLeads(strapi, ids, whole),
    searches: await countFitting(strapi, ids),
  };
  const some = {
    views: await sumViews(strapi, references, part),
    leads: await countLeads(strapi, ids, part),
    searches: await countMatched(strapi, ids, part),
  };
  const prices = await listPriceChanges(strapi, ids, to);
  const notes = await listNotes(strapi, ids, to);
  const pick = ({ views, leads, searches }: typeof all, listing: (typeof listings)[number]) => ({
    ...(leads.get(listing.id) ?? noLeads),
    views: views.get(listing.reference) ?? 0,
    savedSearches: searches.get(listing.id) ?? 0,
  });
  return listings.map((listing) => ({
    reference: listing.reference,
    total: pick(all, listing),
    period: pick(some, listing),
    prices: prices.get(listing.id) ?? [],
    ...(notes.get(listing.id) ?? { feedback: [], nextStep: null }),
  }));
}

/** Views are counted per day in Brussels: a period includes every day it touches. */
export async function sumViews(
  strapi: Core.Strapi,
  references: readonly string[],
  { from, to }: Period,
): Promise<Map<string, number>> {
  const last = agencyDay(new Date(to.getTime() - 1));
  return sumVisitsByListing(strapi, references, agencyDay(from), last);
}

interface OwnerNote {
  id: string;
  /** When it was first shown to the owner. */
  at: Date;
  text: string;
}

interface OwnerNotes {
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

async function listNotes(
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
