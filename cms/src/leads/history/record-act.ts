import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';

export type ActName =
  'read' | 'call' | 'note' | 'reply' | 'answer' | 'state' | 'assign' | 'followUp' | 'visit';

interface ActRow {
  id: number;
  /** Idempotency key. */
  key: string;
  lead: string;
  at: number;
  /** The number of a colleague; null where the site did it. */
  staff: number | null;
  act: ActName;
  /** A state, date or note; empty if not applicable. */
  detail: string;
}

export const ACTS = 'lead_acts';

/** A plain table, not a content type, because history is not editable. */
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

export function addActTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
}

interface Act {
  lead: string;
  act: ActName;
  detail?: string;
  /** Id of the user; the current user by default. */
  staff?: number | null;
  key?: string;
}

/**
 * Records an action on a lead, in the current transaction if there is one. Returns false if one
 * with the same key was recorded before.
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

/** Returns the id of the current admin user; null for the site, jobs and the start. */
function findStaff(strapi: Core.Strapi): number | null {
  const state = strapi.requestContext.get()?.state as
    { user?: { id: number }; auth?: { strategy?: { name?: string } } } | undefined;
  return state?.auth?.strategy?.name === 'admin' ? (state.user?.id ?? null) : null;
}

/** Lists the actions on a lead, latest first. */
export async function listActs(strapi: Core.Strapi, lead: string): Promise<ActRow[]> {
  const rows = strapi.db.connection(ACTS).where({ lead });
  return (await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(200)) as ActRow[];
}
