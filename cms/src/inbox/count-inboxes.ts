import type { Core } from '@strapi/strapi';

/** How many leads wait, per form, and what else asks for somebody. */
export interface InboxCounts {
  /** New leads by the form they came from; a form without any is not here. */
  fresh: Record<string, number>;
  total: number;
  failedMails: number;
  waitingTestimonials: number;
}

/** Counts what nobody has looked at yet: each an index away. */
export async function countInboxes(strapi: Core.Strapi): Promise<InboxCounts> {
  const [byKind, failedMails, waitingTestimonials] = await Promise.all([
    countByKind(strapi),
    strapi.db.query('api::outbox-mail.outbox-mail').count({ where: { state: 'failed' } }),
    countWaitingTestimonials(strapi),
  ]);
  const fresh = Object.fromEntries(byKind.map(({ kind, rows }) => [kind, Number(rows)]));
  const total = Object.values(fresh).reduce((sum, rows) => sum + rows, 0);
  return { fresh, total, failedMails, waitingTestimonials };
}

async function countByKind(strapi: Core.Strapi): Promise<{ kind: string; rows: number }[]> {
  return (await strapi.db
    .connection('leads')
    .where({ state: 'new' })
    .groupBy('kind')
    .select('kind')
    .count({ rows: '*' })) as unknown as { kind: string; rows: number }[];
}

/** Drafts of which nothing was ever published, each once whatever its languages. */
async function countWaitingTestimonials(strapi: Core.Strapi): Promise<number> {
  const { connection } = strapi.db;
  const [row] = (await connection('testimonials')
    .whereNull('published_at')
    .whereNotIn(
      'document_id',
      connection('testimonials').whereNotNull('published_at').select('document_id'),
    )
    .countDistinct({ rows: 'document_id' })) as { rows: number | string }[];
  return Number(row?.rows ?? 0);
}
