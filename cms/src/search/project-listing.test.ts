import { describe, expect, test } from 'vitest';
import { SPECIFIED_LADDERS } from '../rules/energy-ladder';
import { buildFacts } from '../../test/build-facts';
import type { ListingCard } from './listing-card';
import type { ListingFacts } from './listing-facts';
import { NO_PRICE_HIGH, NO_PRICE_LOW, projectListing } from './project-listing';

const languages = ['nl', 'fr'];

function project(overrides: Partial<ListingFacts> = {}) {
  const { rows, cards } = projectListing(buildFacts(overrides), languages, SPECIFIED_LADDERS);
  const byLanguage = new Map(
    cards.map(({ language, card }) => [language, JSON.parse(card) as ListingCard]),
  );
  return { rows, cards, nl: byLanguage.get('nl'), fr: byLanguage.get('fr') };
}

describe('rows', () => {
  test('DATA-5 RULE-9 one for any type, and one for each of its types and what is above them', () => {
    const { rows } = project({
      types: [
        { webId: '5', lineage: ['5', '30'], names: {} },
        { webId: '7', lineage: ['7'], names: {} },
      ],
    });
    expect(rows.map((row) => row.type_key)).toEqual(['0', '5', '30', '7']);
  });

  test('DATA-5 two types below one group count once there', () => {
    const { rows } = project({
      types: [
        { webId: '1', lineage: ['1', '20'], names: {} },
        { webId: '2', lineage: ['2', '20'], names: {} },
      ],
    });
    expect(rows.map((row) => row.type_key)).toEqual(['0', '1', '20', '2']);
  });

  test.each(['sold', 'rented'] as const)(
    'DETAIL-8 a %s listing leaves the lists and keeps its cards',
    (availability) => {
      const { rows, cards } = project({ availability });
      expect(rows).toEqual([]);
      expect(cards).toHaveLength(2);
    },
  );

  test('DETAIL-8 one under option stays in the lists', () => {
    expect(project({ availability: 'option' }).rows).toHaveLength(2);
  });

  test('DATA-3 nothing is left of a withdrawn listing', () => {
    const { rows, cards } = project({ state: 'withdrawn' });
    expect([rows, cards]).toEqual([[], []]);
  });

  test('DETAIL-4 a price that is not published can be neither found nor sorted', () => {
    const [row] = project({ price: 250000, publishPrice: false }).rows;
    expect(row).toMatchObject({ price_low: NO_PRICE_LOW, price_high: NO_PRICE_HIGH });
  });

  test.each([
    [
      { bedrooms: null, livingArea: null },
      { bedrooms: 0, living_area: 0 },
    ],
    [{ listedAt: null, createdAt: '2026-01-01T00:00:00.000Z' }, { listed_at: 1767225600000 }],
    [{ listedAt: null, createdAt: null }, { listed_at: 0 }],
    [{ city: null }, { city_key: '' }],
  ])('FIND-6 %j gives %j', (facts, expected) => {
    expect(project(facts).rows[0]).toMatchObject(expected);
  });
});

describe('cards', () => {
  test('FIND-8 say in each language what a list shows', () => {
    const { nl, fr } = project();
    expect(nl).toMatchObject({
      ...{ id: '100', goal: 'sale', title: 'Titel', typeName: 'Appartement', cityName: 'Brussel' },
      ...{ typeSlug: 'appartement', citySlug: 'brussel', price: 250000, energyLabel: 'c' },
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

  test('RULE-7 the excerpt has no tags and is not cut within a word', () => {
    const description = `<p>Ruim${' woord'.repeat(100)}</p>`;
    const { nl } = project({ texts: [{ language: 'nl', description }] });
    expect(nl?.excerpt.length).toBeLessThanOrEqual(400);
    expect(nl?.excerpt).toMatch(/^Ruim( woord)+$/);
  });

  test('SHELL-4 the first picture, called after the listing when it has no name', () => {
    const picture = {
      ...{ src: '/uploads/a', width: 1600, height: 1200, widths: [100, 400, 600, 1360] },
      share: '/uploads/a-share.jpg',
    };
    const { nl, fr } = project({
      pictures: [{ ...picture, kind: 'photo', alts: { fr: 'Façade' } }],
    });
    expect(nl?.picture).toEqual({ ...picture, kind: 'photo', alt: 'Titel' });
    expect(fr?.picture?.alt).toBe('Façade');
  });
});
