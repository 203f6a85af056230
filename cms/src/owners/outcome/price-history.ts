import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findStoredListing } from '../../listings/search/read-model/listing-page';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { CARDS } from '../../listings/search/read-model/read-model-tables';
import { listPriceChanges, type PriceChange } from './price-changes';

const typeDefs = `
type Query {
  """
  The changes of a listing's published price, newest first; empty unless its price is published
  now. The site shows them only if its settings say so.
  """
  listingPrices(language: String!, id: String!): [PriceChange!]!
}
`;

const givenArguments = z.object({ language: z.string().max(5), id: z.string().max(50) });

export function addPriceHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.readListings,
    queries: { listingPrices: (_: unknown, args: unknown) => listPublicPrices(strapi, args) },
  });
}

/** Lists the price changes that visitors may see. */
export async function listPublicPrices(
  strapi: Core.Strapi,
  given: unknown,
): Promise<PriceChange[]> {
  const { language, id } = parseArguments(givenArguments, given);
  const { connection } = strapi.db;
  const stored = await findStoredListing(connection, id, language);
  if (!stored || stored.card.price === null) return [];
  const row = (await connection(CARDS).where({ reference: id, language }).first('listing_id')) as
    { listing_id: number } | undefined;
  if (!row) return [];
  const changes = await listPriceChanges(strapi, [row.listing_id], new Date());
  return changes.get(row.listing_id) ?? [];
}
