import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { groupBy } from '../../platform/rules/group-by';
import { nameColleagues } from '../../platform/staff/colleagues';
import { readMainField } from '../labels/main-field';
import { PLANS, type PlanRow, type PlanAct, type PlanState } from './plan-table';

export interface PlanAnswer {
  id: number;
  model: string;
  documentId: string;
  locale: string;
  title: string;
  kind: 'collectionType' | 'singleType';
  act: PlanAct;
  at: string;
  state: PlanState;
  message: string | null;
  plannedBy: string | null;
}

/** Plans for a document in a language, and whether the reader may change them. */
export interface DocumentPlans {
  plans: PlanAnswer[];
  mayPlan: boolean;
}

export async function listPlans(
  strapi: Core.Strapi,
  choose: (plans: Knex.QueryBuilder) => unknown,
): Promise<PlanAnswer[]> {
  const query = strapi.db.connection(PLANS.name).orderBy('moment').orderBy('id');
  choose(query);
  const rows = (await query) as PlanRow[];
  const names = await nameColleagues(
    strapi,
    rows.map(({ planned_by }) => planned_by),
  );
  const titles = await readTitles(strapi, rows);
  return rows.map(
    ({ id, model, document_id, locale, act, moment, state, message, planned_by }) => ({
      id,
      model,
      documentId: document_id,
      locale,
      title: titles.get(`${document_id} ${locale}`) ?? document_id,
      kind: strapi.contentType(model as UID.ContentType).kind,
      act,
      at: new Date(moment).toISOString(),
      state,
      message,
      plannedBy: names.get(planned_by) ?? null,
    }),
  );
}

async function readTitles(
  strapi: Core.Strapi,
  rows: readonly PlanRow[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [model, own] of groupBy(rows, (row) => row.model)) {
    const main = readMainField(strapi, model);
    if (!(main in strapi.contentType(model as UID.ContentType).attributes)) continue;
    const drafts = (await strapi.db.query(model as 'api::page.page').findMany({
      where: { documentId: { $in: own.map((row) => row.document_id) }, publishedAt: null },
      select: ['documentId', 'locale', main as 'title'],
    })) as Record<string, string | null>[];
    for (const draft of drafts) {
      const title = draft[main];
      if (title) titles.set(`${draft.documentId} ${draft.locale ?? ''}`, title);
    }
  }
  return titles;
}
