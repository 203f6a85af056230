import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findAdvertRule } from '@agency/domain/advert';
import type { AdvertKind } from '@agency/domain/advert-rules';
import { languages } from '@agency/domain/languages';
import { findCatalogue } from '../../listings/search/catalogue';
import { findCardsById } from '../../listings/search/find-cards';
import { buildCard, type ListingCard } from '../../listings/search/listing-card';
import { loadDimensions } from '../../listings/search/read-model/load-dimensions';
import { loadListingFacts } from '../../listings/search/read-model/load-listing-facts';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { listOwned } from './find-owned';

const ownedArguments = z.object({ session: z.string(), language: z.enum(languages) });

export interface OwnedListing {
  reference: string;
  title: string;
  place: string;
  availability: string;
  isShown: boolean;
  /** Facts that its advert is held back for; empty if it is not. */
  waitsFor: AdvertKind[];
  card: ListingCard | null;
}

/**
 * Lists the listings of the session's owner, including sold, rented and withdrawn ones, with a
 * fixed number of queries; null if the session has expired.
 */
export async function listOwnedListings(
  strapi: Core.Strapi,
  given: unknown,
): Promise<OwnedListing[] | null> {
  const { session, language } = parseArguments(ownedArguments, given);
  const listings = await listOwned(strapi, session);
  if (!listings) return null;
  const ids = listings.map(({ id }) => id);
  const cards = await findCardsById(strapi, ids, language);
  const hidden = ids.filter((id) => !cards.has(id));
  const names = new Map([...cards, ...(await nameHidden(strapi, hidden, language))]);
  return listings.map(({ id, reference, availability, heldBack, lawRules }) => {
    const { title, zip = '', cityName = '' } = names.get(id) ?? {};
    const card = cards.get(id) ?? null;
    return {
      reference,
      title: title || reference,
      place: `${zip} ${cityName}`.trim(),
      availability,
      isShown: card !== null,
      waitsFor: heldBack === null ? [] : listKinds(lawRules),
      card,
    };
  });
}

const listKinds = (lawRules: string | null): AdvertKind[] =>
  (lawRules ?? '').split(' ').flatMap((id) => findAdvertRule(id)?.kind ?? []);

/** Returns card texts for listings without a card on the site. */
async function nameHidden(
  strapi: Core.Strapi,
  ids: readonly number[],
  language: string,
): Promise<Map<number, ListingCard>> {
  if (ids.length === 0) return new Map();
  const { connection } = strapi.db;
  const { ladders } = await findCatalogue(strapi);
  const facts = await loadListingFacts(connection, ids, await loadDimensions(connection));
  return new Map(facts.map((listing) => [listing.id, buildCard(listing, language, ladders)]));
}
