import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { requireColleague } from '../../platform/staff/colleagues';
import { listMoments, momentPlan, mostMoments } from './list-moments';
import { keepNewApart } from './overlaps';
import { isVisitLength, visitMinutes } from './visit-minutes';
import { refuse } from '../../platform/validation/refusal';

const SLOT = 'api::appointment-slot.appointment-slot';

/** Of PostgreSQL's advisory locks; SQLite has one writer at a time. */
const LOCK = 520_413;

/**
 * Makes the visiting moments of a plan, all of them or none; one that is there already, for the same
 * listing at the same hours, is passed over, so that a plan sent twice is made once. Throws a
 * ValidationError for what is no plan, for a length that no visit has, and for a moment that overlaps another of its listing.
 */
export async function makeMoments(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ made: number; known: number }> {
  const { data } = momentPlan.safeParse(given);
  if (data && !isVisitLength(data.minutes)) throw refuse('visit.length', visitMinutes);
  const moments = data && listMoments(data);
  if (!data || !moments) {
    throw refuse('moment.most', { most: mostMoments });
  }
  const { listing, host, capacity } = data;
  if (host !== null) await requireColleague(strapi, host);
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // Two plans at once would each find the moments of the other missing.
    if (strapi.db.dialect.client === 'postgres')
      await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    await requireListing(strapi, listing);
    const known = await listStarts(strapi, listing);
    const missing = moments.filter(({ start, end }) => !known.has(nameMoment(start, end)));
    if (listing) await keepNewApart(trx, listing, missing);
    for (const moment of missing) {
      const slot = { ...moment, listing, host, capacity, active: true };
      await strapi.documents(SLOT).create({ data: slot as never });
    }
    return { made: missing.length, known: moments.length - missing.length };
  });
}

async function requireListing(strapi: Core.Strapi, documentId: string | null): Promise<void> {
  if (documentId === null) return;
  const where = { documentId };
  if ((await strapi.db.query('api::listing.listing').count({ where })) === 1) return;
  throw refuse('gone.listing');
}

async function listStarts(strapi: Core.Strapi, listing: string | null): Promise<Set<string>> {
  const rows = (await strapi.db.query(SLOT).findMany({
    where: {
      end: { $gt: new Date() },
      listing: listing ? { documentId: listing } : { id: { $null: true } },
    },
    select: ['start', 'end'],
  })) as { start: string; end: string }[];
  return new Set(rows.map(({ start, end }) => nameMoment(new Date(start), new Date(end))));
}

function nameMoment(start: Date, end: Date): string {
  return `${start.getTime()} ${end.getTime()}`;
}
