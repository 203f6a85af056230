import type { EnergyLadders } from '../../rules/energy/energy-ladder';
import { emptyGrid, type NearbyGrid } from '../../nearby/nearby-grid';
import { buildCard } from '../listing-card';
import { buildPage } from './listing-page';
import type { ListingFacts } from '../../rules/listing-facts';
import { NOT_ON_OFFER, projectRow, type SearchRow } from '../search-row';
import { projectSearchText, type SearchText } from '../text-index/search-text';

export interface ListingCardRow {
  listing_id: number;
  reference: string;
  language: string;
  card: string;
}

interface ListingPageRow {
  listing_id: number;
  reference: string;
  page: string;
}

/**
 * Builds the read model of a listing: rows and search words while it is on offer (available or
 * under option), cards and a page also when sold or rented, and only a row that marks it as gone
 * when withdrawn, hidden or held back. An unpublished price is in none of them.
 */
export function projectListing(
  listing: ListingFacts,
  languages: readonly string[],
  ladders: EnergyLadders,
  grid: NearbyGrid = emptyGrid,
): { row: SearchRow; cards: ListingCardRow[]; pages: ListingPageRow[]; texts: SearchText[] } {
  const row = projectRow(listing, ladders, grid);
  if (listing.state === 'withdrawn' || listing.isHidden || listing.isHeld)
    return { row, cards: [], pages: [], texts: [] };
  const { id, reference } = listing;
  const cards = languages.map((language) => {
    return [language, buildCard(listing, language, ladders)] as const;
  });
  const page = JSON.stringify(buildPage(listing, cards));
  return {
    row,
    pages: [{ listing_id: id, reference, page }],
    cards: cards.map(([language, card]) => ({
      listing_id: id,
      reference,
      language,
      card: JSON.stringify(card),
    })),
    texts:
      row.goal === NOT_ON_OFFER
        ? []
        : languages.map((language) => projectSearchText(listing, language)),
  };
}
