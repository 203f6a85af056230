import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { newWork } from '../../platform/jobs/lease-rows';
import { feedWorker } from '../feed-worker';
import { findKind } from '../find-kind';
import { findSource, type Source } from '../sources';
import { FEED_LEADS } from './lead-table';

/** Its other person did not write to the agency. */
const kept = new Set(['send-to-friend']);

interface Subject {
  kind: string;
  source: string | null;
  externalId: string | null;
}

/** Whether leads about its listings go back to a source. */
export function takesLeads({ enabled, sendLeads, leadAddress, kind }: Source): boolean {
  return enabled && sendLeads && Boolean(findKind(kind)?.sendLead ?? leadAddress);
}

/**
 * Queues a lead for the source of the listing it is about, in the transaction under way; once per
 * lead and source.
 */
export async function queueFeedLead(strapi: Core.Strapi, leadId: string): Promise<void> {
  await strapi.db.transaction(
    async ({ trx, onCommit }: { trx: Knex.Transaction; onCommit(run: () => void): void }) => {
      const found = await findSubject(trx, leadId);
      if (!found?.source || kept.has(found.kind)) return;
      const source = await findSource(strapi, found.source);
      if (!source || !takesLeads(source)) return;
      const work = { ...newWork, due_at: Date.now() };
      const row = { source: source.key, lead: leadId, state: 'waiting', ...work };
      await trx(FEED_LEADS.name).insert(row).onConflict(['lead', 'source']).ignore();
      onCommit(() => feedWorker.wake(strapi));
    },
  );
}

/** Of which source the listing is that a lead is about, and what it is called there; null without one. */
export async function findSubject(connection: Knex, leadId: string): Promise<Subject | null> {
  const row = (await connection({ lead: 'leads' })
    .join({ link: 'leads_listing_lnk' }, 'link.lead_id', 'lead.id')
    .join({ listing: 'listings' }, 'listing.id', 'link.listing_id')
    .where('lead.document_id', leadId)
    .first('lead.kind', 'listing.source', 'listing.external_id as externalId')) as
    Subject | undefined;
  return row ?? null;
}
