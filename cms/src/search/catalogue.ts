import type { Core } from '@strapi/strapi';
import type { EnergyLadders } from '../rules/energy-ladder';
import { listSearchWords } from '../rules/text-match';
import type { CityFacts, Goal, TypeFacts } from './listing-facts';
import { loadDimensions, type Dimensions } from './load-dimensions';
import { toGoalKey } from './project-listing';
import { ANY_TYPE, ROWS } from './read-model-tables';
import { readLadders } from './rebuild-read-model';
import { readDataVersion } from './write-read-model';

export type GoalCounts = Record<Goal, number>;

export interface CatalogueCity extends CityFacts {
  /** Its names in every language and its postal code, as words to match (FIND-5). */
  searchWords: string[];
  counts: GoalCounts;
}

export interface CatalogueType extends TypeFacts {
  parentWebId: string | null;
  /** A group takes the place of the first type below it. */
  order: number;
  isGroup: boolean;
  searchWords: string[];
  counts: GoalCounts;
}

/** What is known of all listings together at one version of the data. */
export interface Catalogue {
  version: number;
  totals: GoalCounts;
  cities: Map<string, CatalogueCity>;
  /** In the order they are shown. */
  types: Map<string, CatalogueType>;
  dimensions: Dimensions;
  ladders: EnergyLadders;
}

let remembered: { version: number; catalogue: Promise<Catalogue> } | null = null;

/** The catalogue of the newest version of the data, made once per version. */
export async function findCatalogue(strapi: Core.Strapi): Promise<Catalogue> {
  const version = await readDataVersion(strapi.db.connection);
  if (remembered?.version === version) return remembered.catalogue;
  const catalogue = buildCatalogue(strapi, version);
  remembered = { version, catalogue };
  catalogue.catch(() => {
    if (remembered?.catalogue === catalogue) remembered = null;
  });
  return catalogue;
}

/** Forgets what is remembered: for tests that boot several databases in one process. */
export function forgetCatalogue(): void {
  remembered = null;
}

async function buildCatalogue(strapi: Core.Strapi, version: number): Promise<Catalogue> {
  const dimensions = await loadDimensions(strapi.db.connection);
  const typeCounts = await countBy(strapi, 'type_key');
  const cityCounts = await countBy(strapi, 'city_key');
  const cities = new Map<string, CatalogueCity>();
  for (const city of dimensions.cityByRow.values()) {
    const searchWords = listSearchWords([...Object.values(city.names), city.zip]);
    const counts = cityCounts.get(city.key) ?? { sale: 0, rent: 0 };
    cities.set(city.key, { ...city, searchWords, counts });
  }
  const types = listTypes(dimensions, typeCounts);
  const totals = typeCounts.get(ANY_TYPE) ?? { sale: 0, rent: 0 };
  const ladders = await readLadders(strapi.db.connection);
  return { version, totals, cities, types, dimensions, ladders };
}

function listTypes(
  { typeByRow }: Dimensions,
  typeCounts: ReadonlyMap<string, GoalCounts>,
): Map<string, CatalogueType> {
  const all = [...new Map([...typeByRow.values()].map((type) => [type.webId, type])).values()];
  const placeOf = ({ webId, order }: (typeof all)[number]): number => {
    const below = all
      .filter((type) => type.lineage.includes(webId))
      .map((type) => type.order ?? 99);
    return order ?? Math.min(...below);
  };
  return new Map(
    all
      .map((type) => ({
        ...type,
        order: placeOf(type),
        isGroup: type.order === null,
        searchWords: listSearchWords(Object.values(type.names)),
        counts: typeCounts.get(type.webId) ?? { sale: 0, rent: 0 },
      }))
      .sort((a, b) => a.order - b.order || Number(b.isGroup) - Number(a.isGroup))
      .map((type) => [type.webId, type]),
  );
}

async function countBy(
  strapi: Core.Strapi,
  column: 'type_key' | 'city_key',
): Promise<Map<string, GoalCounts>> {
  const counts = new Map<string, GoalCounts>();
  for (const goal of ['sale', 'rent'] as const) {
    const query = strapi.db.connection(ROWS).where({ goal: toGoalKey(goal) });
    if (column === 'city_key') query.where({ type_key: ANY_TYPE });
    const rows = (await query.groupBy(column).select({ key: column }).count({ count: '*' })) as {
      key: string;
      count: number | string;
    }[];
    for (const { key, count } of rows) {
      const entry = counts.get(key) ?? { sale: 0, rent: 0 };
      entry[goal] = Number(count);
      counts.set(key, entry);
    }
  }
  return counts;
}
