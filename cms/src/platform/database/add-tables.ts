import type { Core } from '@strapi/strapi';

/** A table without Strapi's document columns. */
export interface Table {
  uid: string;
  singularName: string;
  tableName: string;
  attributes: Record<string, object>;
  indexes: { name: string; columns: string[]; type?: 'unique' }[];
}

// Functions, because Strapi adds the column name to the object.

/** An auto-incremented primary key. */
export const id = () => ({ type: 'increments' });

export const required = (type: string) => ({ type, column: { notNullable: true } });

export const optional = (type: string) => ({ type, column: {} });

/**
 * Adds tables to the database schema that Strapi manages; they are not exposed in the admin or
 * in queries. Call it while registering.
 */
export function addTables(strapi: Core.Strapi, tables: readonly Table[]): void {
  const registry = strapi.get('models') as { add(table: Table): unknown };
  for (const table of tables) registry.add(table);
}
