import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

/** What is done with a lead. */
export const actNames = [
  ...(['read', 'call', 'note', 'reply', 'state', 'assign', 'followUp', 'visit'] as const),
] as const;
export type ActName = (typeof actNames)[number];

/** What somebody did with a lead, and when. */
export interface ActRow {
  id: number;
  /** The same act is never recorded twice. */
  key: string;
  /** The document id of the lead. */
  lead: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The number of a colleague; null where the site did it. */
  staff: number | null;
  act: ActName;
  /** A state, a day, the words of a note; empty where there is nothing to say. */
  detail: string;
}

export const ACTS = 'lead_acts';

/** A table and no content type: nobody edits what was done. */
const table: Table = {
  uid: 'leads::act',
  singularName: 'lead-act',
  tableName: ACTS,
  attributes: {
    id: id(),
    key: required('string'),
    lead: required('string'),
    at: required('float'),
    staff: optional('integer'),
    act: required('string'),
    detail: required('text'),
  },
  indexes: [
    { name: 'lead_acts_key_uq', columns: ['key'], type: 'unique' },
    { name: 'lead_acts_lead', columns: ['lead', 'at'] },
  ],
};

/** Adds what was done with leads to the schema that Strapi keeps in the database. */
export function addActTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}
