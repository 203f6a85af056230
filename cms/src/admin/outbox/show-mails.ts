import type { StrapiApp } from '@strapi/strapi/admin';
import { MailPanel } from './mail-panel';
import { SendAgain } from './send-again';
import { findContentManager } from '../parts/content-manager';

/**
 * Shows a mail of the outbox as its recipient sees it, and lets staff send it again, also in
 * bulk. Call it while bootstrapping.
 */
export function showMails(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([MailPanel]);
  apis.addBulkAction([SendAgain]);
}
