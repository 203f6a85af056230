import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findCatalogue } from './catalogue';
import { listAdverts } from './list-adverts';
import { listCards } from './find-cards';
import { findListing } from './find-listing';
import { findSimilar } from './find-similar';
import { findListingRequest } from './listing-request';
import { findListingMap, listListingAddresses } from './listing-addresses';
import { listListingChoices, findCityNames } from './list-choices';
import { listPlaces } from './list-places';
import { quickSearch } from './quick-search';
import { readSearch } from './read-search';
import { countListings, searchListings } from './search-listings';
import { searchTypeDefs } from './search-schema';

export function addSearchHandlers(strapi: Core.Strapi): void {
  const queries = {
    searchListings: (_: unknown, args: unknown) => searchListings(strapi, args),
    countListings: (_: unknown, args: unknown) => countListings(strapi, args),
    listingPlaces: (_: unknown, args: unknown) => listPlaces(strapi, args),
    similarListings: (_: unknown, args: unknown, context: object) =>
      findSimilar(strapi, args, findListingRequest(strapi, context)),
    listingCards: (_: unknown, args: unknown) => listCards(strapi, args),
    listingAdverts: (_: unknown, args: unknown) => listAdverts(strapi, args),
    listingDetail: (_: unknown, args: unknown, context: object) =>
      findListing(strapi, args, findListingRequest(strapi, context)),
    quickSearch: (_: unknown, args: unknown) => quickSearch(strapi, args),
    searchReading: (_: unknown, args: unknown) => readSearch(strapi, args),
    listingCounts: async () => (await findCatalogue(strapi)).totals,
    listingMap: () => findListingMap(strapi),
    listingAddresses: (_: unknown, args: unknown) => listListingAddresses(strapi, args),
    listingChoices: (_: unknown, args: unknown) => listListingChoices(strapi, args),
    cityNames: (_: unknown, args: unknown) => findCityNames(strapi, args),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: searchTypeDefs, right, queries });
}
