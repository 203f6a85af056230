import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../../../platform/database/add-tables';
import { chunkValues } from '../../../platform/database/bulk-write';

const PICTURES = 'imported_pictures';

/** The stored file of each picture of a source, so that it is not fetched again. */
const table: Table = {
  uid: 'import::picture',
  singularName: 'imported-picture',
  tableName: PICTURES,
  attributes: {
    id: id(),
    source: required('string'),
    picture: required('string'),
    file: required('integer'),
  },
  indexes: [{ name: 'imported_pictures_uq', columns: ['source', 'picture'], type: 'unique' }],
};

/** Adds the table; call it in `register`. */
export function addRememberedPictures(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

/** Hashes the listing, the picture's id in it and the value that changes with its file. */
export function hashPicture(listing: string, picture: string, changed: string): string {
  return createHash('sha1')
    .update(JSON.stringify([listing, picture, changed]))
    .digest('hex');
}

/** Finds those that are still in the media library. */
export async function findRemembered(
  connection: Knex,
  source: string,
  pictures: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const chunk of chunkValues(pictures)) {
    const rows = (await connection(PICTURES)
      .join('files', 'files.id', `${PICTURES}.file`)
      .where({ source })
      .whereIn('picture', chunk)
      .select('picture', 'file')) as { picture: string; file: number }[];
    for (const { picture, file } of rows) found.set(picture, file);
  }
  return found;
}

export async function rememberPicture(
  connection: Knex,
  source: string,
  picture: string,
  file: number,
): Promise<void> {
  const row = { source, picture, file };
  await connection(PICTURES).insert(row).onConflict(['source', 'picture']).merge(['file']);
}
