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
import { cancelPlan, planPublication } from './plan-publication';
import { PLANS, type PlanRow } from './plan-table';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

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
