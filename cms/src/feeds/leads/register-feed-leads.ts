import type { Core } from '@strapi/strapi';
import { leadListeners } from '../../leads/creation/lead-listeners';
import { addAdminRoutes, handleLeads, readLeads } from '../../platform/access/admin-routes';
import { removeWith } from '../../platform/database/remove-with';
import type { FeedLeadStatus } from '../feed-status';
import { feedWorker } from '../feed-worker';
import { addLeadTable, FEED_LEADS, type FeedLeadRow } from './lead-table';
import { queueFeedLead } from './queue-feed-lead';

/** Sends leads to the source of their listing. Call it while registering. */
export function registerFeedLeads(strapi: Core.Strapi): void {
  addLeadTable(strapi);
  leadListeners.add(strapi, queueFeedLead);
  removeWith(strapi, ['api::lead.lead'], (lead, trx) =>
    trx(FEED_LEADS.name).where({ lead }).delete(),
  );
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/feeds/leads/:documentId',
      right: readLeads,
      handle: ({ params }) => listStatus(strapi, params.documentId ?? ''),
    },
    {
      method: 'POST',
      path: '/feeds/leads/:documentId/send',
      right: handleLeads,
      handle: ({ params }) => sendAgain(strapi, params.documentId ?? ''),
    },
  ]);
}

async function listStatus({ db }: Core.Strapi, lead: string): Promise<FeedLeadStatus[]> {
  const rows = (await db
    .connection(FEED_LEADS.name)
    .where({ lead })
    .orderBy('source')) as FeedLeadRow[];
  return rows.map(({ source, state, last_error: reason, sent_at: sentAt }) => ({
    source,
    state,
    reason,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
  }));
}

/** Makes failed deliveries due again immediately. Returns how many; sent ones are not repeated. */
async function sendAgain(strapi: Core.Strapi, lead: string): Promise<{ count: number }> {
  const anew = { state: 'waiting', attempts: 0, due_at: Date.now(), last_error: null };
  const count = await strapi.db
    .connection(FEED_LEADS.name)
    .where({ lead })
    .whereIn('state', ['failed', 'waiting'])
    .where('leased_until', '<', Date.now())
    .update(anew);
  feedWorker.wake(strapi);
  return { count };
}
