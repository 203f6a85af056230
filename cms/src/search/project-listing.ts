import type { EnergyLadders } from '../rules/energy-ladder';
import { buildCard } from './listing-card';
import type { ListingFacts } from './listing-facts';
import { projectRow, type SearchRow } from './search-row';

export interface ListingCardRow {
  listing_id: number;
  reference: string;
  language: string;
  card: string;
}

/**
 * What the read model holds of a listing: a row that finds it while it is on offer (available or under
 * option), cards also when it is sold or rented, nothing but a row that says so once it is withdrawn.
 * A price that is not published is in neither (DETAIL-4).
 */
export function projectListing(
  listing: ListingFacts,
  languages: readonly string[],
  ladders: EnergyLadders,
): { row: SearchRow; cards: ListingCardRow[] } {
  const row = projectRow(listing, ladders);
  if (listing.state === 'withdrawn') return { row, cards: [] };
  return {
    row,
    cards: languages.map((language) => ({
      listing_id: listing.id,
      reference: listing.reference,
      language,
      card: JSON.stringify(buildCard(listing, language, ladders)),
    })),
  };
}
