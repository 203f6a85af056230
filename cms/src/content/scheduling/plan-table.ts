import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { leasedColumns, type LeasedRow, type LeasedTable } from '../../platform/jobs/lease-rows';
import { queues } from '../../platform/metrics/queues';

export const planActs = ['publish', 'unpublish'] as const;

export type PlanAct = (typeof planActs)[number];

/** `due`: its time has come. Failed plans are not retried. */
export type PlanState = 'waiting' | 'due' | 'done' | 'failed';

export interface PlanRow extends LeasedRow {
  model: string;
  document_id: string;
  locale: string;
  act: PlanAct;
  moment: number;
  state: PlanState;
  planned_by: number;
  /** Reason of the failure; null otherwise. */
  message: string | null;
  /** Time from which a due row may be attempted. */
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

export function addPlanTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  const waiting = { state: 'waiting' };
  const failed = { state: 'failed' };
  queues.add(strapi, { queue: 'plans', table: PLANS.name, waiting, failed, due: 'moment' });
}
