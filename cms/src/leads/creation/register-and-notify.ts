import type { Core } from '@strapi/strapi';
import { registerSavedSearch } from '../../alerts/saved-searches/register-saved-search';
import { queueLeadMails } from '../mails/queue-lead-mails';
import { registerSubscription } from '../../alerts/newsletter/register-subscription';
import { leadListeners } from './lead-listeners';
import type { Lead } from './parse-lead';

/**
 * What a stored lead makes besides, in the transaction under way: a saved search, a subscription (both to
 * be confirmed by mail), its mails, and what others make of it.
 */
export async function registerAndNotify(
  strapi: Core.Strapi,
  lead: Lead,
  { documentId, id }: { documentId: string; id: number },
): Promise<void> {
  const { kind, email, language } = lead;
  if (kind === 'demand-register') await registerSavedSearch(strapi, { ...lead, leadId: id });
  if (email !== null && (kind === 'sign-newsletter' || lead.newsletter)) {
    const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null;
    await registerSubscription(strapi, { email, name, language });
  }
  await queueLeadMails(strapi, documentId);
  for (const listen of leadListeners.list(strapi)) await listen(strapi, documentId);
}
