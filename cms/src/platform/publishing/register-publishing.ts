import type { Core } from '@strapi/strapi';
import { followEditorial } from './follow-editorial';
import { followFiles } from './follow-files';
import { addNoticeTable } from './notice-table';

/** Adds the outbox of notices and what fills it. Call it while registering. */
export function registerPublishing(strapi: Core.Strapi): void {
  addNoticeTable(strapi);
  followEditorial(strapi);
  followFiles(strapi);
}
