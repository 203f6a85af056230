import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { leasedColumns, type LeasedRow, type LeasedTable } from '../../platform/jobs/lease-rows';
import { queues } from '../../platform/metrics/queues';

export const planActs = ['publish', 'unpublish'] as const;

export type PlanAct = (typeof planActs)[number];

/** `due`: its moment has come. What failed is not tried again. */
export type PlanState = 'waiting' | 'due' | 'done' | 'failed';

/** What is to happen to a document in a language. Instants are milliseconds since 1970. */
export interface PlanRow extends LeasedRow {
  model: string;
  document_id: string;
  /** Empty for types without languages. */
  locale: string;
  act: PlanAct;
  moment: number;
  state: PlanState;
  /** The number of the colleague. */
  planned_by: number;
  /** Why it failed; null unless it did. */
  message: string | null;
  /** From when a row that is due may be tried. */
  next_attempt: number;
}

export const PLANS: LeasedTable = {
  name: 'publishing_plans',
  due: 'next_attempt',
  leaseMs: 60_000,
  longestDelayMs: 8000,
};

const table: Table = {
  uid: 'content::plan',
  singularName: 'publishing-plan',
  tableName: PLANS.name,
  attributes: {
    id: id(),
    model: required('string'),
    document_id: required('string'),
    locale: required('string'),
    act: required('string'),
    moment: required('float'),
    state: required('string'),
    planned_by: required('integer'),
    message: optional('text'),
    next_attempt: required('float'),
    ...leasedColumns,
  },
  indexes: [
    {
      name: 'publishing_plans_place_uq',
      columns: ['model', 'document_id', 'locale', 'act'],
      type: 'unique',
    },
    { name: 'publishing_plans_moment', columns: ['state', 'moment'] },
  ],
};

/** Adds what is planned to the schema that Strapi keeps in the database. */
export function addPlanTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  const waiting = { state: 'waiting' };
  const failed = { state: 'failed' };
  queues.add(strapi, { queue: 'plans', table: PLANS.name, waiting, failed, due: 'moment' });
}
