import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

/** What is done with a lead. */
export type ActName =
  'read' | 'call' | 'note' | 'reply' | 'state' | 'assign' | 'followUp' | 'visit';

/** What somebody did with a lead, and when. */
interface ActRow {
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

interface Act {
  lead: string;
  act: ActName;
  detail?: string;
  /** Who did it; left out, whoever asks at this moment. */
  staff?: number | null;
  key?: string;
}

/**
 * Records what is done with a lead, in the transaction under way when there is one. False when an
 * act with the same key was recorded before: it is then not done again.
 */
export async function recordAct(strapi: Core.Strapi, given: Act): Promise<boolean> {
  const { lead, act, detail = '', staff = findStaff(strapi), key = randomUUID() } = given;
  return strapi.db.transaction(async ({ trx }) => {
    const rows = (await trx(ACTS)
      .insert({ key, lead, at: Date.now(), staff, act, detail })
      .onConflict('key')
      .ignore()
      .returning('id')) as unknown[];
    return rows.length > 0;
  });
}

/** Who of the admin asks at this moment; null for the site, a schedule and a start. */
function findStaff(strapi: Core.Strapi): number | null {
  const state = strapi.requestContext.get()?.state as
    { user?: { id: number }; auth?: { strategy?: { name?: string } } } | undefined;
  return state?.auth?.strategy?.name === 'admin' ? (state.user?.id ?? null) : null;
}

/** What was done with a lead, the latest first. */
export async function listActs(strapi: Core.Strapi, lead: string): Promise<ActRow[]> {
  const rows = strapi.db.connection(ACTS).where({ lead });
  return (await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(200)) as ActRow[];
}
