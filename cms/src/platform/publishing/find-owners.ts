import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { listTextFields } from '../graphql/text-pictures';

/** A row that contains or references something; `type` is a content type or component. */
export interface Owner {
  type: string;
  id: number;
}

interface Model {
  uid: string;
  tableName: string;
  attributes: Record<
    string,
    { type: string; component?: string; components?: string[]; columnName?: string }
  >;
}

/**
 * Finds the content type rows that show a file in a field or a rich text, including through
 * nested components.
 */
export async function findOwners(
  strapi: Core.Strapi,
  connection: Knex,
  fileId: number,
): Promise<Owner[]> {
  const places = (await connection('files_related_mph')
    .where({ file_id: fileId })
    .select({ type: 'related_type', id: 'related_id' })) as Owner[];
  places.push(...(await findTexts(strapi, connection, fileId)));
  const found = await Promise.all(places.map((place) => listOwners(strapi, connection, place)));
  return found.flat();
}

async function findTexts(strapi: Core.Strapi, connection: Knex, fileId: number): Promise<Owner[]> {
  const file = (await connection('files').where({ id: fileId }).first('hash', 'ext')) as
    { hash: string; ext: string } | undefined;
  if (!file) return [];
  const pattern = `%/${file.hash}${file.ext}"%`;
  const models = [...(strapi.db.metadata as Map<string, Model>).values()];
  const found = await Promise.all(
    models.flatMap(({ uid, tableName, attributes }) =>
      listTextFields({ attributes: findAttributes(strapi, uid) }).map(async (field) => {
        const column = attributes[field]?.columnName ?? field;
        const ids = (await connection(tableName)
          .whereRaw('CAST(?? AS TEXT) LIKE ?', [column, pattern])
          .pluck('id')) as number[];
        return ids.map((id): Owner => ({ type: uid, id }));
      }),
    ),
  );
  return found.flat();
}

/**
 * Resolves a component row to the content type rows that contain it, at any depth; any other row
 * is returned as is.
 */
export async function listOwners(
  strapi: Core.Strapi,
  connection: Knex,
  at: Owner,
): Promise<Owner[]> {
  if (!(at.type in strapi.components)) return [at];
  const above = await Promise.all(
    listHolders(strapi, at.type).map(async ({ uid, tableName }) => {
      const rows = (await connection(`${tableName}_cmps`)
        .where({ cmp_id: at.id, component_type: at.type })
        .pluck('entity_id')) as number[];
      return rows.map((id): Owner => ({ type: uid, id }));
    }),
  );
  const owners = await Promise.all(
    above.flat().map((owner) => listOwners(strapi, connection, owner)),
  );
  return owners.flat();
}

/** Returns the types and components that may contain a component. */
function listHolders(strapi: Core.Strapi, component: string): Model[] {
  return [...(strapi.db.metadata as Map<string, Model>).values()].filter((model) => {
    return Object.values(findAttributes(strapi, model.uid)).some(
      (attribute) =>
        attribute.component === component || attribute.components?.includes(component) === true,
    );
  });
}

function findAttributes(strapi: Core.Strapi, uid: string): Model['attributes'] {
  const known = (strapi.getModel(uid as UID.Schema) ?? {}) as Partial<Model>;
  return known.attributes ?? {};
}
