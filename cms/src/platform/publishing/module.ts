import type { Core } from '@strapi/strapi';
import { subscribeToEditorial } from './subscribe-to-editorial';
import { subscribeToFiles } from './subscribe-to-files';
import { addNoticeTable } from './notice-table';

/** Adds the outbox of notices and what fills it. Call it while registering. */
export function registerPublishing(strapi: Core.Strapi): void {
  addNoticeTable(strapi);
  subscribeToEditorial(strapi);
  subscribeToFiles(strapi);
}
