import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';

export const PLACES = 'nearby_places';

const tables: Table[] = [
  {
    uid: 'nearby::nearby-place',
    singularName: 'nearby-place',
    tableName: PLACES,
    attributes: {
      id: id(),
      place_id: required('string'),
      kind: required('string'),
      // JSON by language.
      names: required('text'),
      latitude: required('float'),
      longitude: required('float'),
      attribution: required('text'),
    },
    indexes: [{ name: 'nearby_places_place', columns: ['place_id'], type: 'unique' }],
  },
];

export function addNearbyTable(strapi: Core.Strapi): void {
  addTables(strapi, tables);
}
