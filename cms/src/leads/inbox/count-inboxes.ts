import type { Core } from '@strapi/strapi';
import type { InboxCounts } from './inbox-responses';
import { toFollow } from './inbox-filter';

/** Counts what nobody has looked at yet: each an index away. */
export async function countInboxes(strapi: Core.Strapi): Promise<InboxCounts> {
  const [byKind, due, failedMails, waitingTestimonials] = await Promise.all([
    countByKind(strapi),
    strapi.db.query('api::lead.lead').count({ where: toFollow('due') }),
    strapi.db.query('api::outbox-mail.outbox-mail').count({ where: { state: 'failed' } }),
    countWaitingTestimonials(strapi),
  ]);
  const fresh = Object.fromEntries(byKind.map(({ kind, rows }) => [kind, Number(rows)]));
  const total = Object.values(fresh).reduce((sum, rows) => sum + rows, 0);
  return { fresh, total, due, failedMails, waitingTestimonials };
}

async function countByKind(strapi: Core.Strapi): Promise<{ kind: string; rows: number }[]> {
  return (await strapi.db
    .connection('leads')
    .where({ state: 'new' })
    .groupBy('kind')
    .select('kind')
    .count({ rows: '*' })) as unknown as { kind: string; rows: number }[];
}

/** Drafts of which nothing was ever published in any language. */
async function countWaitingTestimonials(strapi: Core.Strapi): Promise<Record<string, number>> {
  const { connection } = strapi.db;
  const published = connection('testimonials').whereNotNull('published_at').select('document_id');
  const rows = (await connection('testimonials')
    .whereNull('published_at')
    .whereNotIn('document_id', published)
    .groupBy('locale')
    .select('locale')
    .count({ rows: '*' })) as unknown as { locale: string; rows: number | string }[];
  return Object.fromEntries(rows.map(({ locale, rows: count }) => [locale, Number(count)]));
}
