import type { Core } from '@strapi/strapi';
import { findCardsById } from '../../listings/search/find-cards';
import type { ListingCard } from '../../listings/search/listing-card';
import { computeOutcomes, type ListingOutcome } from '../outcome/compute-outcomes';
import type { Period } from '../outcome/count-leads';
import type { Language } from '@agency/domain/languages';

export interface ReportedListing {
  outcome: ListingOutcome;
  /** Null without a page on the site. */
  card: ListingCard | null;
}

interface OwnedRow {
  id: number;
  reference: string;
  owner: number;
}

/** Returns the listings of owners that are not withdrawn, with their outcomes, by owner id. */
export async function listReported(
  strapi: Core.Strapi,
  owners: readonly ReportedOwner[],
  period: Period,
): Promise<Map<number, ReportedListing[]>> {
  const rows = (await strapi.db
    .connection('listings_owner_lnk as link')
    .join('listings as listing', 'listing.id', 'link.listing_id')
    .whereIn(
      'link.user_id',
      owners.map(({ id }) => id),
    )
    .whereNot('listing.state', 'withdrawn')
    .orderBy('listing.id', 'desc')
    .select('listing.id', 'listing.reference', 'link.user_id as owner')) as OwnedRow[];
  const outcomes = await computeOutcomes(strapi, rows, period);
  const reported = new Map<number, ReportedListing[]>();
  for (const { id, language } of owners) {
    const own = rows.flatMap((row, index) => {
      const outcome = outcomes[index];
      return row.owner === id && outcome ? [{ row, outcome }] : [];
    });
    if (own.length === 0) continue;
    const ids = own.map(({ row }) => row.id);
    const cards = await findCardsById(strapi, ids, language);
    reported.set(
      id,
      own.map(({ row, outcome }) => ({ outcome, card: cards.get(row.id) ?? null })),
    );
  }
  return reported;
}

export interface ReportedOwner {
  id: number;
  documentId: string;
  email: string;
  firstName: string | null;
  lastName: string;
  language: Language;
}
