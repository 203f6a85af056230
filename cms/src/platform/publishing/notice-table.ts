import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../database/add-tables';
import { leasedColumns } from '../jobs/lease-rows';
import { queues } from '../metrics/queues';

export interface NoticeRow {
  id: number;
  notice_id: string;
  target: string;
  changes: string;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  /** Id of the current sender and the end of its lease. */
  lease: string;
  leased_until: number;
  /** Time of delivery or of giving up; 0 while waiting. */
  settled_at: number;
}

export const NOTICES = 'publish_notices';

/**
 * A plain table instead of a content type, so that it is not exposed in the admin or in queries.
 */
const table: Table = {
  uid: 'publish::notice',
  singularName: 'publish-notice',
  tableName: NOTICES,
  attributes: {
    id: id(),
    notice_id: required('string'),
    target: required('string'),
    changes: required('text'),
    created_at: required('float'),
    next_attempt_at: required('float'),
    ...leasedColumns,
    settled_at: required('float'),
  },
  indexes: [
    { name: 'publish_notices_due', columns: ['settled_at', 'next_attempt_at'] },
    { name: 'publish_notices_lease', columns: ['lease'] },
  ],
};

export function addNoticeTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  queues.add(strapi, {
    queue: 'publish-notices',
    table: NOTICES,
    waiting: { settled_at: 0 },
    written: 'created_at',
    due: 'next_attempt_at',
  });
}
