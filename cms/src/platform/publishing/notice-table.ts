import type { Core } from '@strapi/strapi';
import { addTables, id, required, type Table } from '../database/add-tables';
import { leasedColumns } from '../jobs/lease-rows';
import { queues } from '../metrics/queues';

/** One change that one site has to be told of. Instants are milliseconds since 1970. */
export interface NoticeRow {
  id: number;
  notice_id: string;
  target: string;
  changes: string;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  /** Who sends it at the moment, and until when nobody else may. */
  lease: string;
  leased_until: number;
  /** When the site took it, or the CMS gave it up; 0 while it waits. */
  settled_at: number;
}

export const NOTICES = 'publish_notices';

/** A table and no content type: no editor, role or query ever meets it. */
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

/** Adds the outbox of notices to the schema that Strapi keeps in the database. */
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
