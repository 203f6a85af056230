import type { Core } from '@strapi/strapi';
import type { Measure } from '../../platform/metrics/measures';
import type { FieldCondition } from '../conditions/field-conditions';
import { loadConditions } from '../conditions/load-conditions';
import type { EnergyLadders } from '../rules/energy/energy-ladder';
import { listKindTypes } from '../rules/listing-kind';
import { listSearchWords } from '../rules/text-match';
import { countFacets, type FacetCounts } from './search-index/count-facets';
import { goals, type Goal } from '@agency/domain/goals';
import { kinds, type Kind } from '@agency/domain/kinds';
import type { CityFacts, TypeFacts } from '../rules/listing-facts';
import { loadTeam } from '../team/load-team';
import type { Team } from '../team/team-facts';
import { loadDimensions, type Dimensions } from './read-model/load-dimensions';
import { matchFilter } from './search-index/match-filter';
import { type SearchIndex, buildSearchIndex, updateSearchIndex } from './search-index/search-index';
import { readLadders } from './read-model/rebuild-read-model';
import { NO_FILTER } from './search-index/resolved-filter';
import { readDataVersion } from './read-model/write-read-model';
import { Remembered } from '../../platform/process/remembered';
import type { Knex } from 'knex';
import { ROWS } from './read-model/read-model-tables';
import { NOT_ON_OFFER, searchColumns, type SearchRow } from './search-row';

export type GoalCounts = Record<Goal, number>;

export interface CatalogueCity extends CityFacts {
  /** Words that match its names in every language and its postal code. */
  searchWords: string[];
  counts: GoalCounts;
}

export interface CatalogueType extends TypeFacts {
  parentWebId: string | null;
  /** A group has the order of the first type below it. */
  order: number;
  isGroup: boolean;
  /** Null for a type of the agency. */
  kind: Kind | null;
  searchWords: string[];
  counts: GoalCounts;
}

/** Data about all listings at one version. */
export interface Catalogue {
  totals: GoalCounts;
  cities: Map<string, CatalogueCity>;
  /** In display order. */
  types: Map<string, CatalogueType>;
  ladders: EnergyLadders;
  /** Conditions that hide fields on the site. */
  conditions: FieldCondition[];
  team: Team;
  searchIndex: SearchIndex;
}

interface Known {
  version: number;
  catalogue: Promise<Catalogue>;
}

const remembered = new Remembered<Known>();

/**
 * Returns the catalogue of the newest version of the data, built once per version by reading only
 * the listings changed since the last one.
 */
export async function findCatalogue(strapi: Core.Strapi): Promise<Catalogue> {
  const version = await readDataVersion(strapi.db.connection);
  const known = remembered.get(strapi);
  if (known && known.version >= version) return known.catalogue;
  const catalogue = buildCatalogue(strapi, known);
  remembered.set(strapi, { version, catalogue });
  catalogue.catch(() => {
    if (remembered.get(strapi)?.catalogue === catalogue) remembered.delete(strapi);
  });
  return catalogue;
}

export const searchMeasure: Measure = {
  gauges: { agency_cms_search_listings: 'Listings in the search index of this process' },
  labels: ['goal'],
  async read(strapi) {
    const { searchIndex } = (await remembered.get(strapi)?.catalogue) ?? {};
    if (!searchIndex) return [];
    return goals.map((goal) => ({
      gauge: 'agency_cms_search_listings',
      labels: { goal },
      value: searchIndex[goal].columns.id.length,
    }));
  },
};

async function buildCatalogue(strapi: Core.Strapi, known?: Known): Promise<Catalogue> {
  const { connection } = strapi.db;
  const before = await known?.catalogue.catch(() => undefined);
  const searchIndex =
    known && before
      ? await refreshSearchIndex(connection, before.searchIndex, known.version)
      : await loadSearchIndex(connection);
  const dimensions = await loadDimensions(connection);
  const all = { sale: countAll(searchIndex, 'sale'), rent: countAll(searchIndex, 'rent') };
  const cities = new Map<string, CatalogueCity>();
  for (const city of dimensions.cityByRow.values()) {
    const searchWords = listSearchWords([...Object.values(city.names), city.zip]);
    const count = (goal: Goal): number => all[goal].cities.get(city.key) ?? 0;
    cities.set(city.key, { ...city, searchWords, counts: countGoals(count) });
  }
  const types = listTypes(dimensions, (webId) =>
    countGoals((goal) => all[goal].types.get(webId) ?? 0),
  );
  const totals = countGoals((goal) => all[goal].total);
  const ladders = await readLadders(connection);
  const conditions = await loadConditions(connection);
  const team = await loadTeam(strapi);
  return { totals, cities, types, ladders, conditions, team, searchIndex };
}

function countAll(searchIndex: SearchIndex, goal: Goal): FacetCounts {
  const listings = searchIndex[goal];
  return countFacets(searchIndex, listings, matchFilter(searchIndex, { ...NO_FILTER, goal }));
}

function countGoals(count: (goal: Goal) => number): GoalCounts {
  return { sale: count('sale'), rent: count('rent') };
}

function listTypes(
  { typeByRow }: Dimensions,
  countType: (webId: string) => GoalCounts,
): Map<string, CatalogueType> {
  const own = [...new Map([...typeByRow.values()].map((type) => [type.webId, type])).values()];
  const all = [...own.map((type) => ({ ...type, kind: null })), ...listKindTypes(own)];
  const placeOf = ({ webId, order }: (typeof own)[number]): number => {
    const below = own
      .filter((type) => type.lineage.includes(webId))
      .map((type) => type.order ?? 99);
    return order ?? Math.min(99, ...below);
  };
  const kindOrder = ({ kind }: Pick<CatalogueType, 'kind'>): number =>
    kind === null ? -1 : kinds.indexOf(kind);
  return new Map(
    all
      .map((type) => ({
        ...type,
        order: placeOf(type),
        isGroup: type.order === null && type.kind === null,
        searchWords: listSearchWords(Object.values(type.names)),
        counts: countType(type.webId),
      }))
      .sort(
        (a, b) =>
          a.order - b.order || Number(b.isGroup) - Number(a.isGroup) || kindOrder(a) - kindOrder(b),
      )
      .map((type) => [type.webId, type]),
  );
}

const COLUMNS = ['id', ...Object.keys(searchColumns)];

async function loadSearchIndex(connection: Knex): Promise<SearchIndex> {
  const rows = (await connection(ROWS)
    .whereNot({ goal: NOT_ON_OFFER })
    .select(...COLUMNS)) as SearchRow[];
  return buildSearchIndex(rows);
}

/** Updates the search index of an earlier version with the rows written since. */
async function refreshSearchIndex(
  connection: Knex,
  searchIndex: SearchIndex,
  version: number,
): Promise<SearchIndex> {
  const changed = (await connection(ROWS)
    .where('version', '>', version)
    .select(...COLUMNS)) as SearchRow[];
  return updateSearchIndex(searchIndex, changed);
}
