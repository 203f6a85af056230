import { afterAll, beforeAll, describe } from 'vitest';
import { openSeededSearch, type SeededSearch } from '../../../test/seeded-search';
import { useCms } from '../../../test/use-cms';
import { testListingOrder } from './cases/listing-order.search-cases';
import { testListingFilters } from './cases/listing-filters.search-cases';
import { testListingCities } from './cases/listing-cities.search-cases';
import { testTextSearch } from './cases/text-search.search-cases';
import { testListingDetail } from './cases/listing-detail.search-cases';
import { testListingPlaces } from './cases/listing-places.search-cases';
import { testSimilarListings } from './cases/similar-listings.search-cases';
import { testListingNames } from './cases/listing-names.search-cases';
import { testExampleAdverts } from './cases/example-adverts.search-cases';
import { testQuickSearch } from './cases/quick-search.search-cases';
import { testSitemapAddresses } from './cases/sitemap-addresses.search-cases';

/** All cases share one import, since it is slow. */
let opened: SeededSearch;
const seeded = () => opened;

beforeAll(async () => {
  opened = await openSeededSearch(await useCms('empty'));
});

afterAll(() => opened?.cms.stop());

describe('order of a list', () => testListingOrder(seeded));
describe('filters of a list', () => testListingFilters(seeded));
describe('cities of a list', () => testListingCities(seeded));
describe('text search', () => testTextSearch(seeded));
describe('listing', () => testListingDetail(seeded));
describe('places on a map', () => testListingPlaces(seeded));
describe('similar listings', () => testSimilarListings(seeded));
describe('cards, totals and names', () => testListingNames(seeded));
describe('adverts of the example', () => testExampleAdverts(seeded));
describe('quick search', () => testQuickSearch(seeded));
describe('addresses of a sitemap', () => testSitemapAddresses(seeded));
