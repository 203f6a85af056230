import { describe, expect, test } from 'vitest';
import { SPECIFIED_LADDERS } from '../../rules/energy/energy-ladder';
import { buildFacts } from '../../../../test/build-facts';
import type { ListingCard } from '../listing-card';
import { projectListing } from './project-listing';
import { NOT_ON_OFFER } from '../search-row';

const languages = ['nl', 'fr'];

function project(overrides: Parameters<typeof buildFacts>[0] = {}) {
  const { row, cards } = projectListing(buildFacts(overrides), languages, SPECIFIED_LADDERS);
  const byLanguage = new Map(
    cards.map(({ language, card }) => [language, JSON.parse(card) as ListingCard]),
  );
  return { row, cards, nl: byLanguage.get('nl'), fr: byLanguage.get('fr') };
}

describe('a listing that is written in one language', () => {
  const french = { language: 'fr', title: 'Appartement clair', description: 'Au calme.' };
  const types = [{ webId: '2', lineage: ['2'], names: { nl: 'Appartement', fr: 'Flat' } }];

  test('DATA-9 has its type in the language of the page, and its words with their language', () => {
    const texts = [{ ...french, mainTypeName: 'Penthouse', marqueeName: 'Nouveau' }];
    const { nl, fr } = project({ texts, types });
    expect(nl).toMatchObject({
      title: 'Appartement clair',
      textLanguage: 'fr',
      typeName: 'Appartement',
      marqueeName: null,
    });
    expect(fr).toMatchObject({ textLanguage: 'fr', typeName: 'Penthouse', marqueeName: 'Nouveau' });
  });

  test('DATA-9 has the words of the language that it is written in', () => {
    const dutch = { language: 'nl', title: 'Licht appartement' };
    expect(project({ texts: [french, dutch], types }).nl).toMatchObject({
      title: 'Licht appartement',
      textLanguage: 'nl',
    });
  });

  test('DATA-9 without any words has none of another language', () => {
    expect(project({ texts: [], types }).nl?.textLanguage).toBe('nl');
  });
});

describe('the row', () => {
  test.each([
    [['5', '30'], ['7'], '5,30,7'],
    [['1', '20'], ['2', '20'], '1,20,2'],
  ])('DATA-5 RULE-9 of types %j and %j is found by %j', (first, second, expected) => {
    const types = [first, second].map((lineage) => ({
      webId: lineage[0] ?? '',
      lineage,
      names: {},
    }));
    const texts = [{ language: 'nl', typeDescription: 'Pand' }];
    expect(project({ types, texts }).row.type_keys).toBe(expected);
  });

  test.each(['sold', 'rented'] as const)(
    'DETAIL-8 of a %s listing is in no list, and its cards stay',
    (availability) => {
      const { row, cards } = project({ availability });
      expect(row).toMatchObject({ id: 1, goal: NOT_ON_OFFER, price: null, latitude: null });
      expect(cards).toHaveLength(2);
    },
  );

  test('DETAIL-8 of one under option stays in the lists', () => {
    expect(project({ availability: 'option' }).row.goal).toBe(0);
  });

  test('DATA-3 of a withdrawn listing says nothing but that, and there are no cards', () => {
    const { row, cards } = project({ state: 'withdrawn' });
    expect([row.goal, row.type_keys, cards]).toEqual([NOT_ON_OFFER, '', []]);
  });

  test('DETAIL-4 has no price that is not published', () => {
    expect(project({ price: 250000, publishPrice: false }).row.price).toBeNull();
  });

  test.each([
    [{}, { latitude: 50.9999, longitude: 4.4, is_exact: 1 }],
    [{ publishAddress: false }, { latitude: 50.84, longitude: 4.35, is_exact: 0 }],
    [{ latitude: null }, { latitude: 50.84, longitude: 4.35, is_exact: 0 }],
    [
      { publishAddress: false, city: null },
      { latitude: null, longitude: null, is_exact: 0 },
    ],
  ])('DETAIL-5 FIND-10 with %j stands at %j', (facts, expected) => {
    expect(project(facts).row).toMatchObject(expected);
  });

  test.each([
    [{ energyPerformance: 120 }, 'c'],
    [{ energyPerformance: 50 }, 'b'],
    [{ energyPerformance: -1 }, 'a'],
    [{ energyPerformance: null }, null],
    [{ countryId: 50, epcLabelText: 'H' }, null],
  ])('FIND-6 RULE-5 with %j is of the energy family %j', (facts, family) => {
    expect(project(facts).row.energy_family).toBe(family);
  });

  test.each([
    [{}, 0],
    [{ garages: 0, garden: false, terrace: false }, 0],
    [{ garages: 2 }, 1],
    [{ parkings: 1 }, 1],
    [{ garages: 0, parkings: 0 }, 0],
    [{ garden: true }, 2],
    [{ gardenArea: 20 }, 2],
    [{ terrace: true, terraceArea: 0 }, 4],
    [{ garages: 1, garden: true, terraceArea: 5 }, 7],
  ])('FIND-6 with %j has the amenities %d', (facts, amenities) => {
    expect(project(facts).row.amenities).toBe(amenities);
  });

  test.each([
    [
      { bedrooms: null, livingArea: null },
      { bedrooms: 0, living_area: 0 },
    ],
    [{ listedAt: null, createdAt: '2026-01-01T00:00:00.000Z' }, { listed_at: 1767225600000 }],
    [{ listedAt: null, createdAt: null }, { listed_at: 0 }],
    [{ city: null }, { city_key: '' }],
  ])('FIND-6 with %j has %j', (facts, expected) => {
    expect(project(facts).row).toMatchObject(expected);
  });
});

describe('cards', () => {
  test('FIND-8 say in each language what a list shows', () => {
    const { nl, fr } = project();
    expect(nl).toMatchObject({
      id: '100',
      goal: 'sale',
      title: 'Titel',
      typeName: 'Appartement',
      cityName: 'Brussel',
      typeSlug: 'appartement',
      citySlug: 'brussel',
      price: 250000,
      energyLabel: 'c',
      address: 'Wetstraat 16 bus 3',
    });
    expect(fr).toMatchObject({ cityName: 'Bruxelles', address: 'Rue de la Loi 16 bte 3' });
  });

  test('DETAIL-4 have no price that is not published, in no language and no field', () => {
    const { cards } = project({ price: 987654, publishPrice: false });
    for (const { card } of cards) expect(card).not.toContain('987654');
    expect(project({ price: 987654, publishPrice: false }).nl).toMatchObject({
      price: null,
      pricePublished: false,
    });
  });

  test('DETAIL-5 have no address that is not published, and the place of the postal code', () => {
    const { cards, nl } = project({ publishAddress: false });
    for (const { card } of cards) expect(card).not.toMatch(/Wetstraat|Loi|50\.9999/);
    expect(nl).toMatchObject({ address: null, latitude: 50.84, longitude: 4.35 });
  });

  test('DETAIL-5 have no place when neither is known', () => {
    const city = buildFacts().city;
    const { nl } = project({
      publishAddress: false,
      city: city && { ...city, latitude: null, longitude: null },
    });
    expect(nl).toMatchObject({ latitude: null, longitude: null });
  });

  test('FIND-10 a published address without a point stands on the centre', () => {
    expect(project({ latitude: null }).nl).toMatchObject({ latitude: 50.84, longitude: 4.35 });
  });

  test('LANG-5 a language without texts takes those of another', () => {
    const texts = [{ language: 'nl', title: 'Titel', description: 'Tekst' }];
    expect(project({ texts }).fr).toMatchObject({ title: 'Titel', excerpt: 'Tekst' });
  });

  test('FIND-8 a listing without a title is called by type and city', () => {
    expect(project({ texts: [] }).nl?.title).toBe('Appartement · Brussel');
  });

  test('ROUTE-7 names that leave nothing of a slug still give an address', () => {
    const city = buildFacts().city;
    const { nl } = project({
      city: city && { ...city, names: { nl: '???' } },
      types: [],
      texts: [],
    });
    expect(nl).toMatchObject({ citySlug: '1000', typeSlug: 'type' });
  });

  test('RULE-7 the excerpt is not cut within a word', () => {
    const description = `Ruim${' woord'.repeat(100)}`;
    const { nl } = project({ texts: [{ language: 'nl', description }] });
    expect(nl?.excerpt.length).toBeLessThanOrEqual(400);
    expect(nl?.excerpt).toMatch(/^Ruim( woord)+$/);
  });

  test('SHELL-4 the first picture, called after the listing when it has no name', () => {
    const picture = {
      src: '/uploads/a',
      width: 1600,
      height: 1200,
      widths: [100, 400, 600, 1360],
      share: '/uploads/a-share.jpg',
    };
    const { nl, fr } = project({
      pictures: [{ ...picture, kind: 'photo', alts: { fr: 'Façade' } }],
    });
    expect(nl?.picture).toEqual({ ...picture, kind: 'photo', alt: 'Titel' });
    expect(fr?.picture?.alt).toBe('Façade');
  });

  test('LAW-12 a rendered picture says so in every language, in its text too', () => {
    const size = { src: '/uploads/a', width: 1600, height: 1200, widths: [], share: null };
    const { nl, fr } = project({
      pictures: [{ ...size, kind: 'photo', origin: 'rendering', alts: { fr: 'Façade' } }],
    });
    expect(nl?.picture).toMatchObject({ mark: 'Computerbeeld', alt: 'Titel (Computerbeeld)' });
    expect(fr?.picture).toMatchObject({
      mark: 'Image de synthèse',
      alt: 'Façade (Image de synthèse)',
    });
    expect(nl?.picture).not.toHaveProperty('origin');
  });
});
