import type { Knex } from 'knex';
import type { ListingFacts } from '../rules/listing-facts';
import type { Nearby } from '../nearby/nearby-grid';
import { readNearby } from '../nearby/nearby-columns';
import { PAGES } from './read-model-tables';
import type { SearchRow } from './search-row';

/** What a listing's page shows beside its card, in every language: one row, read by one statement. */
export interface ListingPage extends Pick<
  ListingFacts,
  'texts' | 'documents' | 'pictures' | 'openHouses'
> {
  /** By attribute, those that are known; also amounts that are not published (DETAIL-4). */
  facts: Readonly<Record<string, unknown>>;
  /** The WebIDs of its own types. */
  webIds: readonly string[];
  nearby: readonly Nearby[];
}

/** A listing's page as the read model keeps it; what conditions take off the site is not in it. */
export function buildPage(listing: ListingFacts, row: SearchRow): ListingPage {
  const { texts, documents, pictures, openHouses, types } = listing;
  const facts = Object.entries(listing.facts).filter(([name, value]) => {
    return value !== null && name !== 'pictureDetails';
  });
  return {
    facts: Object.fromEntries(facts),
    webIds: types.map(({ webId }) => webId),
    nearby: row.is_exact === 1 ? readNearby(row.nearby) : [],
    texts,
    documents,
    pictures,
    openHouses,
  };
}

/** The page of the listing with this reference; null when there is none or it is not shown. */
export async function findPage(connection: Knex, reference: string): Promise<ListingPage | null> {
  const row = (await connection(PAGES).where({ reference }).first('page')) as
    { page: string } | undefined;
  return row ? (JSON.parse(row.page) as ListingPage) : null;
}
