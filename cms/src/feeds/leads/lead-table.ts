import type { Core } from '@strapi/strapi';
import { addTables, id, optional, required, type Table } from '../../platform/database/add-tables';
import { leasedColumns, type LeasedRow, type LeasedTable } from '../../platform/jobs/lease-rows';
import { queues } from '../../platform/metrics/queues';

export const FEED_LEADS: LeasedTable = {
  name: 'feed_leads',
  due: 'due_at',
  leaseMs: 3 * 60_000,
  longestDelayMs: 2 * 3600_000,
};

/** One row per lead and source: waiting, sent or failed. Times are milliseconds. */
const table: Table = {
  uid: 'feed::lead',
  singularName: 'feed-lead',
  tableName: FEED_LEADS.name,
  attributes: {
    id: id(),
    source: required('string'),
    lead: required('string'),
    state: required('string'),
    due_at: required('float'),
    ...leasedColumns,
    last_error: optional('text'),
    sent_at: optional('float'),
  },
  indexes: [
    { name: 'feed_leads_uq', columns: ['lead', 'source'], type: 'unique' },
    { name: 'feed_leads_due_idx', columns: ['state', 'due_at'] },
    { name: 'feed_leads_lease_idx', columns: ['lease'] },
  ],
};

export type FeedLeadRow = LeasedRow & {
  source: string;
  lead: string;
  state: 'waiting' | 'sent' | 'failed';
  last_error: string | null;
  sent_at: number | null;
};

export function addLeadTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  queues.add(strapi, {
    queue: 'feed-leads',
    table: FEED_LEADS.name,
    waiting: { state: 'waiting' },
    failed: { state: 'failed' },
    due: FEED_LEADS.due,
  });
}
