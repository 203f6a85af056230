import type { ListingFacts } from '../src/listings/rules/listing-facts';

/**
 * Builds a flat for sale in Brussels with everything published; other values are in its `facts`.
 */
export function buildFacts(
  overrides: Partial<ListingFacts> & Record<string, unknown> = {},
): ListingFacts {
  return {
    id: 1,
    reference: '100',
    goal: 'sale',
    state: 'active',
    isHidden: false,
    isFeatured: false,
    isHeld: false,
    availability: 'available',
    zip: '1000',
    houseNumber: '16',
    boxNumber: '3',
    publishAddress: true,
    countryId: 10,
    latitude: 50.9999,
    longitude: 4.4,
    price: 250000,
    publishPrice: true,
    priceUnit: null,
    marquee: 0,
    bedrooms: 2,
    livingArea: 80,
    groundArea: null,
    energyPerformance: 120,
    epcLabelText: null,
    epcIssuedAt: null,
    epcExpiresAt: null,
    listedAt: '2026-10-01T08:00:00.000Z',
    createdAt: null,
    pictures: [],
    facts: { bedrooms: 2, livingArea: 80, ...overrides },
    documents: {},
    isCorrected: false,
    correctedHere: null,
    openHouses: [],
    lawMissing: null,
    lawRules: null,
    heldBack: null,
    name: null,
    city: {
      key: 'city-1',
      zip: '1000',
      countryId: 10,
      latitude: 50.84,
      longitude: 4.35,
      names: { nl: 'Brussel', fr: 'Bruxelles' },
      countryNames: { nl: 'België', fr: 'Belgique' },
    },
    types: [{ webId: '2', lineage: ['2'], names: { nl: 'Appartement', fr: 'Appartement' } }],
    texts: [
      { language: 'nl', title: 'Titel', description: 'Tekst', street: 'Wetstraat' },
      { language: 'fr', title: 'Titre', description: 'Texte', street: 'Rue de la Loi' },
    ],
    ...overrides,
  };
}
