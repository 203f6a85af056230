import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { newWork } from '../../platform/jobs/lease-rows';
import { feedWorker } from '../feed-worker';
import { findKind } from '../find-kind';
import { findSource, type Source } from '../sources';
import { FEED_LEADS } from './lead-table';

/** Forms that are not addressed to the agency. */
const kept = new Set(['send-to-friend']);

interface Subject {
  kind: string;
  source: string | null;
  externalId: string | null;
}

/** Reports whether leads about its listings are sent to a source. */
export function takesLeads({ enabled, sendLeads, leadAddress, kind }: Source): boolean {
  return enabled && sendLeads && Boolean(findKind(kind)?.sendLead ?? leadAddress);
}

/**
 * Queues a lead for the source of its listing, in the current transaction; once per lead and
 * source.
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

/** Returns the source of a lead's listing and its id there; null without one. */
export async function findSubject(connection: Knex, leadId: string): Promise<Subject | null> {
  const row = (await connection({ lead: 'leads' })
    .join({ link: 'leads_listing_lnk' }, 'link.lead_id', 'lead.id')
    .join({ listing: 'listings' }, 'listing.id', 'link.listing_id')
    .where('lead.document_id', leadId)
    .first('lead.kind', 'listing.source', 'listing.external_id as externalId')) as
    Subject | undefined;
  return row ?? null;
}
