import type { Core } from '@strapi/strapi';
import { listAdvertMentions, type AdvertMention } from '@agency/domain/advert';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { agencyDay } from '../../platform/rules/agency-time';
import { buildAdvertFacts } from '../adverts/advert-facts';
import { listStoredListings, type StoredListing } from './read-model/listing-page';
import { cardsArguments } from './search-arguments';

/** Lists the required and optional statements in a listing's advert today. */
export function listMentions({
  card,
  page: { facts, webIds },
}: Pick<StoredListing, 'card' | 'page'>): AdvertMention[] {
  const { zip, countryId, energyLabel, address } = card;
  return listAdvertMentions(
    buildAdvertFacts(facts, { webIds, zip, countryId, energyLabel, hasAddress: address !== null }),
    agencyDay(new Date()),
  );
}

/** Does the same for several listings; omits those without a page. */
export async function listAdverts(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ id: string; advert: AdvertMention[] }[]> {
  const { language, ids } = parseArguments(cardsArguments, given);
  const stored = await listStoredListings(strapi.db.connection, ids, language);
  return stored.map((listing) => ({ id: listing.card.id, advert: listMentions(listing) }));
}
