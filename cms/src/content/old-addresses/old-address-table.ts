import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import type { AddressKind, StoredRule } from './check-rows';

export const OLD_ADDRESSES = 'old_addresses';

export interface OldAddressRow {
  id: number;
  path: string;
  query: string;
  is_prefix: boolean | number;
  target: string;
  language: string;
  kind: AddressKind;
  hits: number;
  last_hit: number | null;
  made_at: number;
}

const table: Table = {
  uid: 'content::old-address',
  singularName: 'old-address',
  tableName: OLD_ADDRESSES,
  attributes: {
    id: id(),
    path: required('text'),
    query: required('text'),
    is_prefix: required('boolean'),
    target: required('text'),
    language: required('string'),
    kind: required('string'),
    hits: required('integer'),
    last_hit: optional('float'),
    made_at: required('float'),
  },
  indexes: [{ name: 'old_addresses_uq', columns: ['path', 'query', 'is_prefix'], type: 'unique' }],
};

export function addOldAddressTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

export function toRule(row: OldAddressRow): StoredRule & { id: number } {
  const { id: number, path, query, is_prefix: isPrefix, target, language, kind } = row;
  return { id: number, path, query, isPrefix: Boolean(isPrefix), target, language, kind };
}

export async function listRules({ db }: Core.Strapi): Promise<(StoredRule & { id: number })[]> {
  const rows = (await db.connection(OLD_ADDRESSES).select()) as OldAddressRow[];
  return rows.map(toRule);
}
