import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** A row that something belongs to; `type` is that of a content type or of a component. */
export interface Owner {
  type: string;
  id: number;
}

interface Model {
  uid: string;
  tableName: string;
  attributes: Record<string, { type: string; component?: string; components?: string[] }>;
}

/**
 * The rows of content types that show a file: where it stands in a component, whatever that
 * component is part of, however deep.
 */
export async function findOwners(
  strapi: Core.Strapi,
  connection: Knex,
  fileId: number,
): Promise<Owner[]> {
  const places = (await connection('files_related_mph')
    .where({ file_id: fileId })
    .select({ type: 'related_type', id: 'related_id' })) as Owner[];
  const found = await Promise.all(places.map((place) => climb(strapi, connection, place)));
  return found.flat();
}

async function climb(strapi: Core.Strapi, connection: Knex, at: Owner): Promise<Owner[]> {
  if (!(at.type in strapi.components)) return [at];
  const above = await Promise.all(
    listHolders(strapi, at.type).map(async ({ uid, tableName }) => {
      const rows = (await connection(`${tableName}_cmps`)
        .where({ cmp_id: at.id, component_type: at.type })
        .pluck('entity_id')) as number[];
      return rows.map((id): Owner => ({ type: uid, id }));
    }),
  );
  const owners = await Promise.all(above.flat().map((owner) => climb(strapi, connection, owner)));
  return owners.flat();
}

/** The types and components that may hold this component. */
function listHolders(strapi: Core.Strapi, component: string): Model[] {
  return [...(strapi.db.metadata as unknown as Map<string, Model>).values()].filter((model) => {
    const known = strapi.contentTypes[model.uid as never] ?? strapi.components[model.uid as never];
    const { attributes = {} } = (known ?? {}) as Partial<Model>;
    return Object.values(attributes).some(
      (attribute) =>
        attribute.component === component || attribute.components?.includes(component) === true,
    );
  });
}
