import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildMailContact, findListingContact } from '../../listings/mails/mail-contact';
import { findCardsIn } from '../../listings/search/find-cards';
import { chunkValues } from '../../platform/database/bulk-write';
import { ROWS } from '../../listings/search/read-model/read-model-tables';
import { buildAlertMail } from './alert-mail';
import { MATCHES, SEARCH_CRITERIA, SEARCH_ZIPS, fits } from './saved-search-tables';
import { nameError } from '../../platform/process/name-error';
import { listSavedSearches } from './stored-saved-search';

/** Maximum number of listings shown in a mail; the others are counted. */
const mostListings = 60;
const savedSearchesPerStep = 50;
/** A failed mail is retried after this time, behind the others. */
const retryMs = 15 * 60_000;

interface Match {
  id: number;
  listing_id: number;
  news: string;
}

/** Writes the mails of some due saved searches. Returns false if none is due. */
export async function mailMatches(strapi: Core.Strapi, now = new Date()): Promise<boolean> {
  const { connection } = strapi.db;
  const ids = (await connection(SEARCH_CRITERIA)
    .where('due_at', '>', 0)
    .andWhere('due_at', '<=', now.getTime())
    .orderBy('due_at')
    .limit(savedSearchesPerStep)
    .pluck('id')) as number[];
  for (const id of ids) {
    try {
      await mailSavedSearch(strapi, id, now);
    } catch (error) {
      strapi.log.error(
        `Saved search ${id} could not be mailed (${nameError(error)}); it is tried again`,
      );
      await connection(SEARCH_CRITERIA)
        .where({ id })
        .update({ due_at: now.getTime() + retryMs });
    }
  }
  return ids.length > 0;
}

/**
 * Writes one mail with all new matches of a saved search; records it in the same transaction, so
 * that no other process sends it. Skips deleted listings and those that no longer match.
 */
async function mailSavedSearch(strapi: Core.Strapi, id: number, now: Date): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const isTurn = await trx(SEARCH_CRITERIA)
      .where({ id })
      .andWhere('due_at', '>', 0)
      .andWhere('due_at', '<=', now.getTime())
      .update({ due_at: 0 });
    if (!isTurn) return;
    const matches = (await trx(MATCHES)
      .where({ demand_id: id })
      .whereNull('mailed_at')
      .update({ mailed_at: now })
      .returning(['id', 'listing_id', 'news'])) as Match[];
    const [savedSearch] = await listSavedSearches(strapi, { id });
    if (!savedSearch) return;
    const mailed = await keepCurrent(trx, id, matches);
    if (mailed.size === 0) return;
    const shown = [...mailed].slice(0, mostListings);
    const cards = await findCardsIn(
      trx,
      shown.map(([listing]) => listing),
      savedSearch.language,
    );
    const items = shown.flatMap(([listing, isLower]) => {
      const card = cards.get(listing);
      return card ? [{ card, isLower }] : [];
    });
    const key = `demand-alert:${savedSearch.documentId}:${Math.max(...matches.map((match) => match.id))}`;
    const only = items.length === 1 ? items[0]?.card.id : undefined;
    const contact = buildMailContact(await findListingContact(strapi, only), savedSearch.language);
    const found = { items, total: mailed.size, key, contact };
    await queueMail(strapi, buildAlertMail(savedSearch, found));
  });
}

/** Returns listings that still match, latest match first, and whether their price was reduced. */
async function keepCurrent(
  trx: Knex.Transaction,
  savedSearchId: number,
  matches: readonly Match[],
): Promise<Map<number, boolean>> {
  const prices = new Map<number, number | null>();
  for (const ids of chunkValues([...new Set(matches.map((match) => match.listing_id))])) {
    const rows = (await trx({ r: ROWS })
      .crossJoin(trx.ref(SEARCH_CRITERIA).as('w'))
      .whereIn('r.id', ids)
      .andWhere('w.id', savedSearchId)
      .whereRaw('r.goal = w.goal')
      .whereRaw(
        `exists (select 1 from ?? z where z.demand_id = w.id and z.zip = r.zip)`,
        SEARCH_ZIPS,
      )
      .whereRaw(fits('r', 'w'))
      .select('r.id', 'r.price')) as { id: number; price: number | null }[];
    for (const { id, price } of rows) prices.set(id, price);
  }
  const mailed = new Map<number, boolean>();
  for (const { listing_id: listing, news } of [...matches].sort((a, b) => b.id - a.id)) {
    if (!prices.has(listing)) continue;
    const isLower = news === String(Math.round(prices.get(listing) ?? 0));
    // A reduction that was reverted does not count.
    if (isLower || news === 'offer') mailed.set(listing, (mailed.get(listing) ?? true) && isLower);
  }
  return mailed;
}
