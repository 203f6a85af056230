import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/rules/is-record';
import type { DocumentKey } from '../versions/record-versions';
import { planActs, PLANS, type PlanRow } from './plan-table';
import { readPlanTime, type ClockNote } from './plan-time';
import { newWork } from '../../platform/jobs/lease-rows';
import { refuse } from '../../platform/validation/refusal';

const longestMs = 2 * 366 * 24 * 3600 * 1000;

/**
 * Plans to publish or unpublish a document in a language; replaces a plan of the same type.
 * Throws a ValidationError if that is not possible.
 */
export async function planPublication(
  strapi: Core.Strapi,
  key: DocumentKey,
  { body, user, now }: { body: unknown; user: number; now: number },
): Promise<{ note: ClockNote | null }> {
  const asked = isRecord(body) ? body : {};
  const act = planActs.find((one) => one === asked.act);
  const time = readPlanTime(asked.day, asked.time);
  if (!act || !time) throw refuse('plan.time');
  const moment = time.moment.getTime();
  if (moment <= now) throw refuse('plan.past');
  if (moment > now + longestMs) throw refuse('plan.far');
  const own = { model: key.model, document_id: key.documentId, locale: key.locale };
  if (!(await isWritten(strapi, key))) throw refuse('plan.missing');
  const plans = strapi.db.connection(PLANS.name);
  const same = await plans
    .clone()
    .where({ ...own, moment, state: 'waiting' })
    .whereNot({ act })
    .first('id');
  if (same) throw refuse('plan.same');
  await plans
    .clone()
    .insert({
      ...own,
      act,
      moment,
      state: 'waiting',
      planned_by: user,
      message: null,
      next_attempt: 0,
      ...newWork,
    } satisfies Omit<PlanRow, 'id'>)
    .onConflict(['model', 'document_id', 'locale', 'act'])
    .merge();
  return { note: time.note };
}

/** Cancels a plan, or removes a failed one; ignores completed ones. */
export async function cancelPlan(strapi: Core.Strapi, id: number): Promise<void> {
  const plans = strapi.db.connection(PLANS.name);
  await plans.where({ id }).whereIn('state', ['waiting', 'failed']).delete();
}

async function isWritten(
  strapi: Core.Strapi,
  { model, documentId, locale }: DocumentKey,
): Promise<boolean> {
  const where = { documentId, publishedAt: null, ...(locale ? { locale } : {}) };
  return (await strapi.db.query(model as 'api::page.page').count({ where })) > 0;
}
