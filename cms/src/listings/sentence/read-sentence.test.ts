import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { maximumFilters } from '@agency/domain/maximums';
import { minimumFilters } from '@agency/domain/minimums';
import { readSeedCatalogue } from './read-seed-catalogue';
import { readSentence } from './read-sentence';
import { emptyReading, type SentenceReading } from './sentence-reading';

const seed = path.resolve(__dirname, '../../../../seed/snapshot');
const corpus = path.resolve(__dirname, '../../../../web/app/features/search/sentences');

/** The expected meaning of a sentence; corrections and refusals are only counted. */
type Meaning = Partial<Omit<SentenceReading, 'corrected' | 'refused' | 'assumed'>> & {
  corrected?: number;
  refused?: number;
};

const filters = [
  ...(['goal', 'types', 'cities', 'minPrice', 'maxPrice'] as const),
  ...minimumFilters,
  ...maximumFilters,
  ...(['energy', 'amenities', 'newWithinDays', 'availableBy', 'near'] as const),
];

const read = (sentence: string, language = 'nl') =>
  readSentence(
    sentence,
    language,
    catalogues[language] ?? readSeedCatalogue(seed, language),
    new Date('2026-11-29T12:00:00Z'),
  );
const catalogues = Object.fromEntries(languages.map((one) => [one, readSeedCatalogue(seed, one)]));

describe.each(languages)('FIND-14 the corpus of sentences in %s', (language) => {
  const sentences = JSON.parse(readFileSync(path.join(corpus, `${language}.json`), 'utf8')) as {
    sentence: string;
    means: Meaning;
  }[];

  test('has 150 sentences or more, at least 97 % of whose constraints are read', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    let [wanted, right] = [0, 0];
    for (const { sentence, means } of sentences) {
      const reading = read(sentence, language);
      for (const [name, value] of Object.entries(means) as [keyof Meaning, unknown][]) {
        const given = reading[name];
        const counted = name === 'corrected' || name === 'refused' ? listOf(given).length : given;
        const values = listOf(value);
        wanted += values.length;
        right += values.filter((one) => listOf(counted).includes(one)).length;
      }
    }
    expect(right / wanted).toBeGreaterThanOrEqual(0.97);
  });

  test.each(sentences.map(({ sentence, means }) => [sentence, means] as const))(
    'nothing is invented in %j',
    (sentence, means) => {
      const reading = read(sentence, language);
      const invented = filters.flatMap((name) =>
        listOf(reading[name])
          .filter((one) => !listOf(means[name]).includes(one))
          .map((one) => [name, one]),
      );
      expect(invented).toEqual([]);
    },
  );

  test.each(sentences.map(({ sentence }) => sentence))(
    'what remains of %j as text means nothing else',
    (sentence) => {
      const { text } = read(sentence, language);
      expect({ ...read(text, language), assumed: [] }).toEqual({ ...emptyReading(), text });
    },
  );
});

test.each<[string, Partial<SentenceReading>]>([
  ['huis 400.000', { types: ['1'], maxPrice: 400_000, assumed: ['400.000'] }],
  ['elsenne', { cities: ['1050'], corrected: [{ typed: 'elsenne', taken: 'Elsene' }] }],
  ['woluwe', { cities: ['1150', '1200'], assumed: ['woluwe'] }],
  ['app met parking', { types: ['2'], amenities: ['garage'] }],
  ['zonder garage of tuin, app', { types: ['2'], refused: ['zonder garage of tuin'] }],
  ['max 2 slpk', { maxBedrooms: 2 }],
  ['2 tot 3 slpk', { minBedrooms: 2, maxBedrooms: 3 }],
  ['app max 80 m²', { types: ['2'], maxArea: 80 }],
  ['app 80 - 120 m²', { types: ['2'], minArea: 80, maxArea: 120 }],
  ['bouwgrond max 10 are', { types: ['building-plot'], maxArea: 1000 }],
  ['grond 5 are', { types: ['4'], minArea: 500 }],
  ['grond 5 tot 10 are', { types: ['4'], minArea: 500, maxArea: 1000 }],
  ['niet meer dan 1.250 euro', { maxPrice: 1250 }],
  ['3 slpk+ Gent', { cities: ['9000'], minBedrooms: 3 }],
  ['1050 of 1060', { cities: ['1050', '1060'] }],
  ['kopen of huren in Gent', { cities: ['9000'] }],
  ['bij het station', { near: ['station:800'] }],
  ['tram', { text: 'tram' }],
  ['dicht bij station Weststation', { text: 'dicht bij station Weststation' }],
  ['app 3 km van station', { types: ['2'], refused: ['3 km van station'] }],
  ['app niet bij een school', { types: ['2'], refused: ['niet bij een school'] }],
  [
    'winkel in de buurt van Gent',
    { types: ['shop'], cities: ['9000'], assumed: ['in de buurt van Gent'] },
  ],
  ['???', { text: '???' }],
  ['', {}],
])('FIND-14 %j is read as %j', (sentence, expected) => {
  expect(read(sentence)).toEqual({ ...emptyReading(), ...expected });
});

test.each<[string, string, Partial<SentenceReading>]>([
  ['nl', 'huis met 2 badkamers', { types: ['1'], minBathrooms: 2 }],
  ['fr', 'appart 2 chambres 2 salles de bains', { types: ['2'], minBedrooms: 2, minBathrooms: 2 }],
  ['en', '3 bed 2 bath flat', { types: ['2'], minBedrooms: 3, minBathrooms: 2 }],
  ['de', 'Wohnung mit 2 Bädern', { types: ['2'], minBathrooms: 2 }],
  ['nl', 'gemeubeld appartement met lift', { types: ['2'], amenities: ['furnished', 'lift'] }],
  ['fr', 'appartement meublé avec ascenseur', { types: ['2'], amenities: ['furnished', 'lift'] }],
  ['en', 'furnished flat with lift', { types: ['2'], amenities: ['furnished', 'lift'] }],
  ['de', 'möblierte Wohnung mit Aufzug', { types: ['2'], amenities: ['furnished', 'lift'] }],
  ['nl', 'ongemeubeld appartement', { types: ['2'], refused: ['ongemeubeld'] }],
  ['nl', 'huis op lijfrente', { types: ['1'], amenities: ['lifeAnnuity'] }],
  ['fr', 'maison en viager', { types: ['1'], amenities: ['lifeAnnuity'] }],
  ['nl', 'huis met 500 m² grond', { types: ['1'], minGround: 500 }],
  ['fr', 'maison sur un terrain de 5 ares', { types: ['1'], minGround: 500 }],
  ['en', 'house on a plot of 500 m2', { types: ['1'], minGround: 500 }],
  ['de', 'Haus mit Grundstück ab 500 m²', { types: ['1'], minGround: 500 }],
  ['nl', 'huis of grond 500 m²', { types: ['1', '4'], minArea: 500 }],
  ['nl', 'huis bouwjaar vanaf 2000', { types: ['1'], minYear: 2000 }],
  ['nl', 'huis gebouwd voor 1945', { types: ['1'], maxYear: 1945 }],
  ['fr', 'maison construite après 2000', { types: ['1'], minYear: 2000 }],
  ['en', 'house built between 1950 and 1970', { types: ['1'], minYear: 1950, maxYear: 1970 }],
  ['de', 'Haus Baujahr 1990', { types: ['1'], minYear: 1990, maxYear: 1990 }],
  ['nl', 'appartement onmiddellijk beschikbaar', { types: ['2'], availableBy: 'now' }],
  ['fr', 'studio libre de suite', { types: ['3'], availableBy: 'now' }],
  ['en', 'studio available from March', { types: ['3'], availableBy: '2027-03-01' }],
  ['de', 'Studio frei ab 15. Dezember', { types: ['3'], availableBy: '2026-12-15' }],
  ['nl', 'studio beschikbaar vanaf 1 mei 2027', { types: ['3'], availableBy: '2027-05-01' }],
])('FIND-24 FIND-25 in %s %j is read as %j', (language, sentence, expected) => {
  expect(read(sentence, language)).toEqual({ ...emptyReading(), ...expected });
});

test.each<[string, string, Partial<SentenceReading>]>([
  [
    'nl',
    'appartement 2 chambres Bruxelles avec terrasse',
    { types: ['2'], cities: ['1000'], minBedrooms: 2, amenities: ['terrace'] },
  ],
  [
    'fr',
    'huis met tuin in Gent tot 500.000 euro',
    { types: ['1'], cities: ['9000'], amenities: ['garden'], maxPrice: 500_000 },
  ],
  [
    'en',
    'Wohnung mit Terrasse in der Nähe von Brüssel bis 300.000 Euro',
    {
      types: ['2'],
      cities: ['1000'],
      amenities: ['terrace'],
      maxPrice: 300_000,
      assumed: ['in der Nähe von Brüssel'],
    },
  ],
  [
    'de',
    'two bedroom flat to rent in Ixelles under 1,200 a month',
    { goal: 'rent', types: ['2'], cities: ['1050'], minBedrooms: 2, maxPrice: 1200 },
  ],
  ['nl', 'app avec garage and garden', { types: ['2'], amenities: ['garage', 'garden'] }],
  ['fr', 'appart loc Ixelles', { goal: 'rent', types: ['2'], cities: ['1050'] }],
  ['nl', 'appart loc Ixelles', { goal: 'rent', types: ['2'], cities: ['1050'] }],
  ['de', 'Neubauwohnung', { types: ['2'], refused: ['neubau'] }],
  ['nl', 'Neubauwohnung Gent', { types: ['2'], cities: ['9000'], refused: ['neubau'] }],
  ['nl', 'nieuwbouwappartement', { types: ['2'], refused: ['nieuwbouw'] }],
  ['nl', 'nieuwbouw mechelen', { cities: ['2800'], refused: ['nieuwbouw'] }],
  ['fr', 'appartement neuf', { types: ['2'], refused: ['neuf'] }],
  ['nl', 'appartement neuf', { types: ['2'], refused: ['neuf'] }],
  ['fr', 'maison neuf chambres', { types: ['1'], minBedrooms: 9 }],
  ['nl', 'goedkoop appartement', { types: ['2'], refused: ['goedkoop'] }],
  ['fr', 'appartement pas cher', { types: ['2'], refused: ['pas cher'] }],
  ['en', 'flat £300k', { types: ['2'], refused: ['£300k'] }],
  ['en', 'flat max £300,000', { types: ['2'], refused: ['max £300,000'] }],
  ['nl', 'huis tot 300.000 dollar', { types: ['1'], refused: ['tot 300.000 dollar'] }],
  ['en', 'house $1m', { types: ['1'], refused: ['$1m'] }],
  ['nl', 'huis B-1050', { types: ['1'], cities: ['1050'] }],
  ['nl', 'huis L-1050', { types: ['1'], text: 'L-1050' }],
])('FIND-25 in %s %j is read as %j', (language, sentence, expected) => {
  expect(read(sentence, language)).toEqual({ ...emptyReading(), ...expected });
});

test.each([
  ['nl', 'loft Gent', ['loft']],
  ['nl', 'penthouses te koop', ['penthouse']],
  ['fr', 'duplex à Ixelles', ['duplex']],
  ['en', 'villa in Waterloo', ['villa']],
  ['de', 'Maisonette Brüssel', ['duplex']],
  ['de', 'bel-étage Brüssel', ['bel-etage']],
  ['nl', 'maison de maître Gent', ['townhouse']],
  ['fr', 'Büro Brüssel', ['office']],
  ['nl', 'duplex appartement', ['duplex']],
  ['nl', 'appartement penthouse met terras', ['penthouse']],
  ['nl', 'appartement of penthouse', ['2']],
  ['nl', 'loft, appartement', ['2']],
  ['nl', 'huis of penthouse', ['1', 'penthouse']],
  ['en', 'studio or loft', ['3', 'loft']],
])('FIND-23 in %s %j is read as %j and nothing wider', (language, typed, types) => {
  expect(read(typed, language)).toMatchObject({ types, assumed: [], text: '' });
});

test.each([
  ['nl', 'rijhuis Gent', 'rijhuis', '1'],
  ['fr', 'maison ouvrière Bruxelles', 'maison ouvrière', '1'],
  ['en', 'semi detached house in Ghent', 'semi detached house', '1'],
  ['de', 'Dachgeschosswohnung Brüssel', 'Dachgeschosswohnung', '2'],
])('FIND-23 in %s %j says that %j is read as its whole type', (language, typed, kind, type) => {
  expect(read(typed, language)).toMatchObject({ types: [type], assumed: [kind] });
});

test('a kind that is a type of the catalogue is not wider than it was asked for', () => {
  const type = (webId: string, name: string) => ({ webId, name, names: [name], isGroup: false });
  const catalogue = { places: [], types: [type('2', 'Appartement'), type('30', 'Loft')] };
  const { types, assumed } = readSentence('loft', 'nl', catalogue);
  expect([types, assumed]).toEqual([['30'], []]);
});

test('FIND-25 a postal code with its country, and the country by its name, are places', () => {
  const place = (value: string, zip: string, name: string) => ({ value, zip, name, names: [name] });
  const catalogue = {
    types: [],
    places: [
      place('2310', '2310', 'Rijkevorsel'),
      place('2310.50', '2310', 'Luxembourg'),
      place('4001.50', '4001', 'Esch'),
    ],
  };
  const citiesOf = (sentence: string) => readSentence(sentence, 'nl', catalogue).cities;
  expect(citiesOf('L-2310')).toEqual(['2310.50']);
  expect(citiesOf('l2310')).toEqual(['2310.50']);
  expect(citiesOf('B-2310')).toEqual(['2310']);
  expect(citiesOf('grand-duché')).toEqual(['2310.50', '4001.50']);
  expect(citiesOf('Groothertogdom Luxemburg')).toEqual(['2310.50', '4001.50']);
});

test('FIND-25 a word of another language is not taken for a misspelt one', () => {
  expect(read('grand-duché', 'nl').types).toEqual([]);
  expect(read('grand appartement', 'nl').types).toEqual(['2']);
});

test('FIND-25 a small word of another language hides no place', () => {
  const catalogue = {
    types: [],
    places: [{ value: '3665', zip: '3665', name: 'Our', names: ['Our'] }],
  };
  expect(readSentence('Our 3 slpk', 'nl', catalogue).cities).toEqual(['3665']);
});

test('FIND-14 a type or word that the catalogue does not have stays a text', () => {
  const catalogue = { types: [], places: [] };
  expect(readSentence('villa Elsene 3 slpk', 'nl', catalogue)).toEqual({
    ...emptyReading(),
    minBedrooms: 3,
    text: 'villa Elsene',
  });
});

function listOf(value: unknown): unknown[] {
  return value === null || value === undefined || value === '' ? [] : [value].flat();
}
