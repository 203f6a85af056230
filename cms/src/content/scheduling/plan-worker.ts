import { makeWorker } from '../../platform/jobs/make-worker';
import { WorkLoop } from '../../platform/jobs/work-loop';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { claimRows, postponeRow, releaseRow } from '../../platform/jobs/lease-rows';
import { retryDelay } from '../../platform/jobs/retry-delay';
import { nameError } from '../../platform/process/name-error';
import { PLANS, type PlanRow } from './plan-table';
import { findLanguageOf } from '../../platform/validation/reader-language';
import { translateRefusal, refuse } from '../../platform/validation/refusal';

/** Publishes and unpublishes at the planned time, in every process with jobs. */
export const planWorker = makeWorker((strapi) => ({
  senders: [
    new WorkLoop(
      () => carryOutPlans(strapi),
      ({ message }) => strapi.log.error(`Scheduling: ${message}`),
    ),
  ],
}));

/** 1, 2, 4 and 8 s apart. */
const mostAttempts = 5;

/**
 * Carries out due plans one after the other. Returns whether there may be more. One of several
 * processes does it, in the transaction that marks the plan as done.
 */
export async function carryOutPlans(strapi: Core.Strapi, now = Date.now()): Promise<boolean> {
  const { connection } = strapi.db;
  await markDue(connection, now);
  const due = { now, limit: 1 };
  const [row] = await claimRows<PlanRow>(connection, PLANS, { state: 'due' }, due);
  if (!row) return false;
  await carryOut(strapi, row, now);
  return true;
}

const isSamePlace = ['model', 'document_id', 'locale']
  .map((column) => `earlier.${column} = plan.${column}`)
  .join(' AND ');

/** Marks plans as due in the order of their time per document, also after a downtime. */
async function markDue(connection: Knex, now: number): Promise<void> {
  const ids = (await connection({ plan: PLANS.name })
    .where('plan.state', 'waiting')
    .where('plan.moment', '<=', now)
    .whereNotExists(
      connection({ earlier: PLANS.name })
        .whereIn('earlier.state', ['waiting', 'due'])
        .whereRaw(isSamePlace)
        .whereRaw('earlier.moment < plan.moment'),
    )
    .pluck('plan.id')) as number[];
  if (ids.length === 0) return;
  await connection(PLANS.name)
    .whereIn('id', ids)
    .where('moment', '<=', now)
    .where({ state: 'waiting' })
    .update({ state: 'due', next_attempt: now });
}

async function carryOut(strapi: Core.Strapi, row: PlanRow, now: number): Promise<void> {
  try {
    await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      // Otherwise taken over by another process, or rescheduled.
      if (await releaseRow(trx, PLANS, row, { state: 'done' })) await publish(strapi, row);
    });
  } catch (error) {
    await fail(strapi, row, error as Error, now);
  }
}

async function publish(strapi: Core.Strapi, row: PlanRow): Promise<void> {
  const { model, document_id: documentId, act } = row;
  const documents = strapi.documents(model as UID.ContentType) as Record<
    PlanRow['act'],
    (which: object) => Promise<{ entries: unknown[] }>
  >;
  const { entries } = await documents[act]({ documentId, locale: row.locale || undefined });
  if (act === 'publish' && entries.length === 0) {
    throw refuse('plan.vanished');
  }
}

async function fail(strapi: Core.Strapi, row: PlanRow, error: Error, now: number): Promise<void> {
  const { connection } = strapi.db;
  const attempts = row.attempts + 1;
  if (attempts < mostAttempts) {
    await postponeRow(connection, PLANS, row, now + retryDelay(attempts, PLANS.longestDelayMs));
    return;
  }
  // Shown in the calendar, in the language of the user who planned it.
  translateRefusal(error, await findLanguageOf(strapi, row.planned_by));
  const isOurs = error instanceof errors.ApplicationError;
  const message = isOurs ? error.message : nameError(error);
  await releaseRow(connection, PLANS, row, { state: 'failed', attempts, message });
  strapi.log.warn(`Scheduling: ${row.act} of ${row.model} ${row.document_id} failed (${message})`);
}
