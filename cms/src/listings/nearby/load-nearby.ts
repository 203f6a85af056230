import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { nearKinds, type NearKind } from '@agency/domain/near-kinds';
import { inLanguage } from '../../platform/rules/in-language';
import { NearbyGrid, type Nearby, type NearbyPoint } from './nearby-grid';
import { PLACES } from './nearby-tables';

interface Remembered {
  last: number;
  grid: NearbyGrid;
}

interface PlaceRow {
  place_id: string;
  kind: NearKind;
  names: string;
  latitude: number;
  longitude: number;
  attribution: string;
}

/** The nearest places of a kind as a listing's page shows them. */
export interface NearbyGroup {
  kind: NearKind;
  places: { name: string; metres: number; attribution: string }[];
}

const remembered = new WeakMap<Core.Strapi, Remembered>();

/** The grid of the places in the database, read again after each import of them: that numbers them anew. */
export async function loadNearbyGrid(strapi: Core.Strapi, trx: Knex): Promise<NearbyGrid> {
  const row = (await trx(PLACES).max({ last: 'id' }).first()) as { last: number | null };
  const last = Number(row.last ?? 0);
  const known = remembered.get(strapi);
  if (known?.last === last) return known.grid;
  const rows = (await trx(PLACES).select(
    'place_id',
    'kind',
    'latitude',
    'longitude',
  )) as PlaceRow[];
  const grid = new NearbyGrid(
    rows.map(({ place_id, kind, latitude, longitude }): NearbyPoint => {
      return { id: place_id, kind, latitude: Number(latitude), longitude: Number(longitude) };
    }),
  );
  remembered.set(strapi, { last, grid });
  return grid;
}

/** What is near a listing, with its names in a language, by kind. */
export async function nameNearby(
  connection: Knex,
  nearby: readonly Nearby[],
  language: string,
): Promise<NearbyGroup[]> {
  if (nearby.length === 0) return [];
  const rows = (await connection(PLACES)
    .whereIn(
      'place_id',
      nearby.map(({ id }) => id),
    )
    .select('place_id', 'names', 'attribution')) as PlaceRow[];
  const byId = new Map(rows.map((row) => [row.place_id, row]));
  return nearKinds.flatMap((kind) => {
    const places = nearby.flatMap((one) => {
      const row = one.kind === kind ? byId.get(one.id) : undefined;
      if (!row) return [];
      const name = inLanguage(JSON.parse(row.names) as Record<string, string>, language);
      return [{ name, metres: one.metres, attribution: row.attribution }];
    });
    return places.length === 0 ? [] : [{ kind, places }];
  });
}
