import type { StrapiApp } from '@strapi/strapi/admin';
import { MailPanel } from './mail-panel';
import { SendAgain } from './send-again';

interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addBulkAction(actions: unknown[]): void;
  };
}

/**
 * Shows a mail of the outbox as who gets it sees it, and lets staff send it again, also several at
 * once from the list (FORM-5). Call it while bootstrapping.
 */
export function showMails(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
  apis.addEditViewSidePanel([MailPanel]);
  apis.addBulkAction([SendAgain]);
}
