import { createFullBits, type Bits } from './bit-set';
import { Keys } from './keys';
import { buildColumns, mergeColumns, type ListingColumns } from './listing-columns';
import type { Goal } from './listing-facts';
import { buildRowSets, type RowSets } from './row-sets';
import { toGoalKey, type SearchRow } from './search-row';
import { buildOrders, mergeOrders, type SortOrders } from './sort-orders';
import { buildWordBounds } from './word-bounds';

/** The listings on offer for one goal, as columns with what is derived from them. */
export interface GoalListings {
  columns: ListingColumns;
  orders: SortOrders;
  sets: RowSets;
  all: Bits;
  /** South, west, north and east of every 32 rows. */
  bounds: Float64Array;
}

/** All listings on offer at one version of the data, in memory (FIND-12). */
export interface Portfolio extends Readonly<Record<Goal, GoalListings>> {
  keys: { cities: Keys; types: Keys };
}

const GOALS = ['sale', 'rent'] as const;

/** The portfolio of these rows. */
export function buildPortfolio(rows: readonly SearchRow[]): Portfolio {
  const keys = { cities: new Keys(), types: new Keys() };
  const build = (goal: Goal): Omit<GoalListings, Derived> => {
    const columns = buildColumns(rows.filter(isFor(goal)), keys);
    return { columns, orders: buildOrders(columns) };
  };
  const [sale, rent] = [build('sale'), build('rent')];
  return { keys, sale: derive(sale, keys), rent: derive(rent, keys) };
}

/** The portfolio after these listings have changed, come or gone; the given one stays as it is. */
export function updatePortfolio(portfolio: Portfolio, changed: readonly SearchRow[]): Portfolio {
  if (changed.length === 0) return portfolio;
  const { keys } = portfolio;
  const dropped = new Set(changed.map((row) => row.id));
  const update = (goal: Goal): Omit<GoalListings, Derived> => {
    const old = portfolio[goal];
    const added = buildColumns(changed.filter(isFor(goal)), keys);
    const merged = mergeColumns(old.columns, dropped, added);
    return {
      columns: merged.columns,
      orders: mergeOrders(merged, old.orders, buildOrders(added)),
    };
  };
  const [sale, rent] = GOALS.map(update) as [ReturnType<typeof update>, ReturnType<typeof update>];
  return { keys, sale: derive(sale, keys), rent: derive(rent, keys) };
}

type Derived = 'sets' | 'all' | 'bounds';

function derive(listings: Omit<GoalListings, Derived>, keys: Portfolio['keys']): GoalListings {
  const { columns } = listings;
  return {
    ...listings,
    sets: buildRowSets(columns, keys),
    all: createFullBits(columns.id.length),
    bounds: buildWordBounds(columns),
  };
}

function isFor(goal: Goal): (row: SearchRow) => boolean {
  const key = toGoalKey(goal);
  return (row) => row.goal === key;
}
