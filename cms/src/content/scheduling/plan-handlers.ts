import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { addDays, isDay } from '@agency/domain/day';
import { languages } from '@agency/domain/languages';
import { addAdminRoutes, readPages, type AdminContext } from '../../platform/access/admin-routes';
import { isLocalized } from '../../platform/i18n/is-localized';
import { startOfDay } from '../../platform/rules/start-of-day';
import { publishedTypes } from '../versions/editorial-types';
import { findDocumentKey } from '../versions/find-document-key';
import type { DocumentKey } from '../versions/record-versions';
import { listPlans, type DocumentPlans } from './list-plans';
import { PLANS, type PlanRow, planActs } from './plan-table';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { isRecord } from '../../platform/rules/is-record';
import { readPlanTime, type ClockNote } from './plan-time';
import { newWork } from '../../platform/jobs/lease-rows';

/** A month with complete weeks at both ends. */
const mostDays = 42;

export function addPlanHandlers(strapi: Core.Strapi): void {
  const path = '/plans/:model/:documentId';
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/plans',
      right: readPages,
      handle: ({ query, state }) => {
        const choose = readPeriod(query);
        const models = listReadable(state);
        return listPlans(strapi, (plans) => choose(plans.whereIn('model', models)));
      },
    },
    {
      method: 'GET',
      path,
      right: readPages,
      handle: (context) => findDocumentPlans(strapi, context),
    },
    {
      method: 'POST',
      path,
      right: readPages,
      handle: (context) => {
        const { request, state } = context;
        const plan = { body: request.body, user: state.user.id, now: Date.now() };
        return planPublication(strapi, findPlanned(strapi, context, 'publish'), plan);
      },
    },
    {
      method: 'DELETE',
      path: '/plans/:id',
      right: readPages,
      handle: async ({ params, state }) => {
        const row = await findRow(strapi, Number(params.id));
        if (!mayPublish(state, row.model)) throw new errors.ForbiddenError();
        await cancelPlan(strapi, row.id);
        return {};
      },
    },
  ]);
}

export async function countFailedPlans(
  strapi: Core.Strapi,
  state: AdminContext['state'],
): Promise<number> {
  const failed = strapi.db.connection(PLANS.name).where({ state: 'failed' });
  const ids = (await failed.whereIn('model', listReadable(state)).pluck('id')) as number[];
  return ids.length;
}

const listReadable = ({ userAbility }: AdminContext['state']): string[] =>
  publishedTypes.filter((type) => userAbility.can('plugin::content-manager.explorer.read', type));

const mayPublish = ({ userAbility }: AdminContext['state'], model: string): boolean =>
  userAbility.can('plugin::content-manager.explorer.publish', model);

/** Parses the requested period, or all failed plans. */
function readPeriod({ from, days, state }: Record<string, unknown>) {
  if (state === 'failed') return (plans: Knex.QueryBuilder) => plans.where({ state });
  const count = Number(days);
  if (!isDay(String(from)) || !Number.isInteger(count) || count < 1 || count > mostDays) {
    throw refuse('plan.range', { most: mostDays });
  }
  const end = addDays(String(from), count);
  return (plans: Knex.QueryBuilder) =>
    plans
      .where('moment', '>=', startOfDay(String(from), 0).getTime())
      .where('moment', '<', startOfDay(end, 0).getTime());
}

/** Returns the document in the URL; the first language by default if its type has languages. */
function findPlanned(
  strapi: Core.Strapi,
  context: AdminContext,
  act: 'read' | 'publish',
): DocumentKey {
  const key = findDocumentKey(strapi, context, act, publishedTypes);
  if (key.locale !== '' || !isLocalized(strapi, key.model)) return key;
  return { ...key, locale: languages[0] };
}

async function findDocumentPlans(
  strapi: Core.Strapi,
  context: AdminContext,
): Promise<DocumentPlans> {
  const { model, documentId, locale } = findPlanned(strapi, context, 'read');
  const plans = await listPlans(strapi, (rows) =>
    rows.where({ model, document_id: documentId, locale }),
  );
  return { plans, mayPlan: mayPublish(context.state, model) };
}

async function findRow(strapi: Core.Strapi, id: number): Promise<PlanRow> {
  const row = (await strapi.db
    .connection(PLANS.name)
    .where({ id: Number.isSafeInteger(id) ? id : 0 })
    .first()) as PlanRow | undefined;
  if (!row) throw refuseMissing('gone.plan');
  return row;
}

const longestMs = 2 * 366 * 24 * 3600 * 1000;

/**
 * Plans to publish or unpublish a document in a language; replaces a plan of the same type.
 * Throws a ValidationError if that is not possible.
 */
async function planPublication(
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
async function cancelPlan(strapi: Core.Strapi, id: number): Promise<void> {
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
