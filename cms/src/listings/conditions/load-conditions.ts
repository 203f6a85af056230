import type { Knex } from 'knex';
import { readConditions, type FieldCondition, type StoredCondition } from './field-conditions';

interface ConditionRow {
  field: string | null;
  tested_field: string | null;
  logic: string | null;
  compare_value: string | null;
  compare_field: string | null;
  advanced: unknown;
}

/** Loads the conditions of the published site settings; empty without a published site. */
export async function loadConditions(connection: Knex): Promise<FieldCondition[]> {
  return readConditions(await listStored(connection));
}

/** Returns the published setting as text, to detect changes. */
export async function describeConditions(connection: Knex): Promise<string> {
  return JSON.stringify(await listStored(connection));
}

async function listStored(connection: Knex): Promise<StoredCondition[]> {
  const rows = (await connection('sites_cmps as link')
    .join('components_site_field_conditions as stored', 'stored.id', 'link.cmp_id')
    .where('link.field', 'fieldConditions')
    .where(
      'link.entity_id',
      connection('sites').whereNotNull('published_at').orderBy('id').limit(1).select('id'),
    )
    .orderBy('link.order')
    .select('stored.*')) as ConditionRow[];
  return rows.map((row) => ({
    field: row.field,
    testedField: row.tested_field,
    logic: row.logic,
    compareValue: row.compare_value,
    compareField: row.compare_field,
    advanced: readJson(row.advanced),
  }));
}

/**
 * JSON columns are parsed by PostgreSQL and text on SQLite. Invalid JSON makes the condition
 * invalid.
 */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
