import type { Core } from '@strapi/strapi';

/** A table without Strapi's document columns. */
export interface Table {
  uid: string;
  singularName: string;
  tableName: string;
  attributes: Record<string, object>;
  indexes: { name: string; columns: string[]; type?: 'unique' }[];
}

// Functions: Strapi writes the column's name into the object it is given.

/** A number of its own for every row. */
export const id = () => ({ type: 'increments' });

/** A column that is never null. */
export const required = (type: string) => ({ type, column: { notNullable: true } });

/** A column that may be null. */
export const optional = (type: string) => ({ type, column: {} });

/**
 * Adds tables to the schema that Strapi keeps in the database; no editor, role or query ever meets
 * them. Call it while registering.
 */
export function addTables(strapi: Core.Strapi, tables: readonly Table[]): void {
  const registry = strapi.get('models') as { add(table: Table): unknown };
  for (const table of tables) registry.add(table);
}
