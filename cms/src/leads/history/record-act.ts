import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { ACTS, type ActName, type ActRow } from './act-table';

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
