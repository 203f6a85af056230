import { nearKinds, type NearKind } from '@agency/domain/near-kinds';
import { LANGUAGES, localize, type Localized } from '../snapshot/language';
import { listLocalities, type Locality } from '../snapshot/localities';
import { createPrng, type Prng } from '../snapshot/prng';

/** The number of each kind in a town, and the maximum distance from its centre in metres. */
const PLAN: Record<NearKind, { count: number; reach: number }> = {
  stop: { count: 9, reach: 1300 },
  station: { count: 1, reach: 900 },
  school: { count: 4, reach: 1200 },
  shop: { count: 6, reach: 1100 },
  park: { count: 3, reach: 1200 },
};
/** Multiplies the number in the middle of a city, except of stations. */
const CITIES: Record<string, number> = { '1000': 2, '1050': 2, '1180': 2, '1009': 2 };

const METRES_PER_DEGREE = 111_200;
const ATTRIBUTION = 'Corbelle';

/** Invented streets, squares and trees: Dutch, then French. */
const WORDS = [
  ['Linden', 'des Tilleuls'],
  ['Molen', 'du Moulin'],
  ['Kerk', 'de l’Église'],
  ['Vijver', 'des Étangs'],
  ['Smids', 'du Forgeron'],
  ['Wever', 'des Tisserands'],
  ['Kastanje', 'des Marronniers'],
  ['Brouwers', 'des Brasseurs'],
  ['Hazelaar', 'des Noisetiers'],
  ['Zwaluwen', 'des Hirondelles'],
  ['Wilgen', 'des Saules'],
  ['Tuin', 'des Jardins'],
  ['Klooster', 'du Couvent'],
  ['Schipper', 'des Bateliers'],
  ['Perenboom', 'du Poirier'],
  ['Ooievaars', 'des Cigognes'],
  ['Olmen', 'des Ormes'],
  ['Spinners', 'des Fileuses'],
] as const;

/** Builds the places of the seed as CSV (docs/contracts/nearby-places.md); deterministic. */
export function buildPlaces(): string {
  const head = ['id', 'kind', ...LANGUAGES.map((code) => `name_${code}`)];
  const lines = listLocalities().flatMap((locality) => {
    const random = createPrng('places', locality.zip);
    return nearKinds.flatMap((kind) => listPlaces(locality, kind, random));
  });
  return [[...head, 'latitude', 'longitude', 'attribution'].join(','), ...lines, ''].join('\n');
}

function listPlaces(locality: Locality, kind: NearKind, random: Prng): string[] {
  const { zip, latitude, longitude } = locality;
  const { count, reach } = PLAN[kind];
  const size = kind === 'station' ? 1 : (CITIES[zip] ?? 1);
  const words = random.shuffle(WORDS);
  return Array.from({ length: count * size }, (_, index) => {
    const distance = reach * Math.sqrt(random.next());
    const angle = random.next() * 2 * Math.PI;
    const north = (distance * Math.sin(angle)) / METRES_PER_DEGREE;
    const width = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
    const east = (distance * Math.cos(angle)) / width;
    const name = namePlace(locality, kind, words[index % words.length] ?? WORDS[0]);
    const names = LANGUAGES.map((code) => name[code]);
    const position = [(latitude + north).toFixed(5), (longitude + east).toFixed(5)];
    return [`${zip}-${kind}-${index + 1}`, kind, ...names, ...position, ATTRIBUTION].join(',');
  });
}

function namePlace(
  { name }: Locality,
  kind: NearKind,
  [nl, fr]: readonly [string, string],
): Localized {
  const tree = fr.replace(/^(des|du|de la|de l’)\s?/, '');
  switch (kind) {
    case 'stop':
      return localize(`${nl}plein`, `Place ${fr}`, `Place ${fr}`, `Place ${fr}`);
    case 'station':
      return localize(
        `Station ${name.nl}`,
        `Gare ${/^[AEIOUYÉÈH]/.test(name.fr) && name.fr !== 'Hoeilaart' ? 'd’' : 'de '}${name.fr}`,
        `${name.en} station`,
        `Bahnhof ${name.de}`,
      );
    case 'school':
      return localize(
        `Basisschool ${nl}plein`,
        `École ${fr}`,
        `${tree} primary school`,
        `Grundschule ${tree}`,
      );
    case 'shop':
      return localize(
        `Buurtwinkel ${nl}straat`,
        `Épicerie rue ${fr}`,
        `Grocer on rue ${fr}`,
        `Lebensmittel Rue ${fr}`,
      );
    case 'park':
      return localize(`${nl}park`, `Parc ${fr}`, `Parc ${fr}`, `Parc ${fr}`);
  }
}
