import type { Core } from '@strapi/strapi';
import { loadLead } from '../../leads/mails/load-lead';
import { buildAgencyMail } from '../../leads/mails/agency-mail';
import { buildLeadContext } from '../../leads/mails/lead-context';
import { claimRows } from '../../platform/jobs/lease-rows';
import { findAgency } from '../../platform/mail/agency';
import { queueMail } from '../../platform/mail/queue-mail';
import { FeedError } from '../feed-error';
import type { FeedLead } from '../feed-kind';
import { findKind } from '../find-kind';
import { openConnection } from '../open-connection';
import { loadSecrets } from '../secrets/load-secrets';
import { findSource, type Source } from '../sources';
import { workRow } from '../work-row';
import { buildFeedLead } from './build-feed-lead';
import { FEED_LEADS, type FeedLeadRow } from './lead-table';
import { findSubject, takesLeads } from './queue-feed-lead';

const AT_ONCE = 10;
const SENDING_MS = 60_000;

/** Sends some waiting leads. Returns whether there may be more. */
export async function sendFeedLeads(strapi: Core.Strapi, signal: AbortSignal): Promise<boolean> {
  const { connection } = strapi.db;
  const limits = { now: Date.now(), limit: AT_ONCE };
  const rows = await claimRows<FeedLeadRow>(connection, FEED_LEADS, { state: 'waiting' }, limits);
  for (const row of rows) {
    // Claimed rows that are not sent are released when the lease expires; another process may
    // then have them.
    if (signal.aborted || row.leased_until - Date.now() < SENDING_MS) break;
    await sendOne(strapi, row, signal);
  }
  return rows.length === AT_ONCE && !signal.aborted;
}

async function sendOne(strapi: Core.Strapi, row: FeedLeadRow, signal: AbortSignal): Promise<void> {
  const source = await findSource(strapi, row.source);
  await workRow(strapi, FEED_LEADS, row, source, async () => {
    if (!source || !takesLeads(source)) throw new FeedError('the feed takes no leads', 'final');
    const subject = await findSubject(strapi.db.connection, row.lead);
    const lead = await buildFeedLead(strapi, row.lead, subject?.externalId ?? '');
    // Erased in the meantime: nothing is sent.
    if (!lead) return null;
    await hand(strapi, source, lead, signal);
    return { state: 'sent', sent_at: Date.now() };
  });
}

async function hand(
  strapi: Core.Strapi,
  source: Source,
  lead: FeedLead,
  stopping: AbortSignal,
): Promise<void> {
  const kind = findKind(source.kind);
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(SENDING_MS)]);
  if (kind?.sendLead) {
    const secrets = await loadSecrets(strapi.db.connection, source.key, kind);
    const connection = openConnection(source, kind, secrets, { signal, now: new Date() });
    await kind.sendLead(connection, lead);
  } else await mailLead(strapi, source, lead);
}

/** Mails a lead to the system's address with the data as JSON; once per lead and source. */
async function mailLead(
  strapi: Core.Strapi,
  { key, leadAddress }: Source,
  lead: FeedLead,
): Promise<void> {
  const stored = await loadLead(strapi, lead.id);
  if (!stored || !leadAddress) return;
  const { language } = await findAgency(strapi, stored.language);
  const content = await buildAgencyMail(strapi, await buildLeadContext(strapi, stored, language));
  const attachment = {
    filename: `lead-${lead.id}.json`,
    contentType: 'application/json',
    content: JSON.stringify(lead, null, 2),
  };
  await queueMail(strapi, {
    key: `lead:${lead.id}:feed:${key}`,
    kind: 'lead-feed',
    language,
    recipient: leadAddress,
    leadId: lead.id,
    content,
    attachments: [attachment],
  });
}
