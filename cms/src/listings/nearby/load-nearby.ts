import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { nearKinds, type NearKind } from '@agency/domain/near-kinds';
import { inLanguage } from '../../platform/rules/in-language';
import { NearbyGrid, type Nearby, type NearbyPoint } from './nearby-grid';
import { PLACES } from './nearby-tables';
import { Remembered } from '../../platform/process/remembered';

interface Known {
  last: number;
  grid: NearbyGrid;
}

interface PlaceRow extends Omit<NearbyPoint, 'id' | 'names'> {
  place_id: string;
  names: string;
}

/** The nearest places of one kind, as a listing's page shows them. */
export interface NearbyGroup {
  kind: NearKind;
  places: {
    name: string;
    metres: number;
    latitude: number;
    longitude: number;
    attribution: string;
  }[];
}

const remembered = new Remembered<Known>();

/** Loads the grid of nearby places; an import gives the rows new ids, which reloads it. */
export async function loadNearbyGrid(strapi: Core.Strapi, trx: Knex): Promise<NearbyGrid> {
  const row = (await trx(PLACES).max({ last: 'id' }).first()) as { last: number | null };
  const last = Number(row.last ?? 0);
  const known = remembered.get(strapi);
  if (known?.last === last) return known.grid;
  const grid = new NearbyGrid(await readPlaces(trx));
  remembered.set(strapi, { last, grid });
  return grid;
}

export async function readPlaces(trx: Knex): Promise<NearbyPoint[]> {
  const rows = (await trx(PLACES).select()) as PlaceRow[];
  return rows.map(({ place_id, kind, names, latitude, longitude, attribution }) => ({
    id: place_id,
    kind,
    names: JSON.parse(names) as NearbyPoint['names'],
    latitude: Number(latitude),
    longitude: Number(longitude),
    attribution,
  }));
}

/** Groups the places near a listing by kind, in one language, the nearest kind first. */
export function groupNearby(nearby: readonly Nearby[], language: string): NearbyGroup[] {
  const groups = nearKinds.flatMap((kind) => {
    const places = nearby
      .filter((one) => one.kind === kind)
      .map(({ names, metres, latitude, longitude, attribution }) => {
        const name = inLanguage(names, language);
        return { name, metres, latitude, longitude, attribution };
      });
    return places.length === 0 ? [] : [{ kind, places }];
  });
  const nearest = ({ places }: NearbyGroup) => places[0]?.metres ?? Infinity;
  return groups.sort((a, b) => nearest(a) - nearest(b));
}
