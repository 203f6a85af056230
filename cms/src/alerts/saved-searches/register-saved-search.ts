import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import type { Knex } from 'knex';
import type { Language } from '@agency/domain/languages';
import { repeatAfterMs } from '../../platform/mail-links/mail-link';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildCriteriaComponent, parseCriteria, parseRhythm, type Criteria } from './criteria';
import { buildConfirmMail, buildKnownMail } from './saved-search-mails';
import {
  SAVED_SEARCH,
  findSavedSearch,
  listSavedSearches,
  type StoredSavedSearch,
} from './stored-saved-search';

export interface SavedSearchRequest {
  language: Language;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  rhythm?: string | null;
  criteria?: unknown;
  /** Row id of its lead. */
  leadId?: number;
}

/** Maximum number per address. Unconfirmed ones are replaced. */
const mostSavedSearches = 20;
/** Maximum number of mails to an address per hour. */
const mostMails = 5;
const hourMs = 3600 * 1000;

/**
 * Stores a saved search until it is confirmed by mail. The same criteria and address remain one
 * saved search, mailed at most every five minutes; the owner of an active one gets a mail that
 * says so. Joins the current transaction. Throws BAD_USER_INPUT.
 */
export async function registerSavedSearch(
  strapi: Core.Strapi,
  request: SavedSearchRequest,
): Promise<void> {
  const criteria = await parseCriteria(strapi, request.criteria);
  const rhythm = parseRhythm(request.rhythm);
  const email = request.email?.trim().toLowerCase();
  if (!email) return;
  await strapi.db.transaction(async () => {
    const known = await listSavedSearches(strapi, { email });
    const same = known.find((savedSearch) => isSame(savedSearch.criteria, criteria));
    if (!same && !(await makeRoom(strapi, known))) return;
    const data = { rhythm, language: request.language };
    const savedSearch = same
      ? await askAgain(strapi, same, data)
      : await create(strapi, criteria, { ...data, email, ...describePerson(request) });
    if (savedSearch && countMails(known, savedSearch) < mostMails)
      await sendMail(strapi, savedSearch);
  });
}

/** Deletes the oldest inactive search if the limit is reached; false if none exists. */
async function makeRoom(
  strapi: Core.Strapi,
  known: readonly StoredSavedSearch[],
): Promise<boolean> {
  if (known.length < mostSavedSearches) return true;
  const [oldest] = known
    .filter(({ state }) => state !== 'active')
    .sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
  if (!oldest) return false;
  await strapi.documents(SAVED_SEARCH).delete({ documentId: oldest.documentId });
  return true;
}

async function create(
  strapi: Core.Strapi,
  criteria: Criteria,
  data: Record<string, unknown>,
): Promise<StoredSavedSearch | null> {
  const component = await buildCriteriaComponent(strapi, criteria);
  const { documentId } = await documentsOf(strapi, SAVED_SEARCH).create({
    data: { ...data, state: 'pending', criteria: component, askedAt: new Date() },
  });
  return findSavedSearch(strapi, documentId);
}

/** Returns null if it was requested a moment ago: one of several concurrent requests continues. */
async function askAgain(
  strapi: Core.Strapi,
  { id, documentId, state }: StoredSavedSearch,
  data: object,
): Promise<StoredSavedSearch | null> {
  const now = new Date();
  const isTurn = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const before = new Date(now.getTime() - repeatAfterMs);
    const rows = trx('demands').where({ id });
    return rows
      .andWhere((row) => row.whereNull('asked_at').orWhere('asked_at', '<', before))
      .update({ asked_at: now });
  });
  if (!isTurn) return null;
  if (state !== 'active') {
    const again = { ...data, state: 'pending', stoppedAt: null };
    await documentsOf(strapi, SAVED_SEARCH).update({ documentId, data: again });
  }
  return findSavedSearch(strapi, documentId);
}

function sendMail(strapi: Core.Strapi, savedSearch: StoredSavedSearch): Promise<void> {
  const build = savedSearch.state === 'active' ? buildKnownMail : buildConfirmMail;
  return build(strapi, savedSearch).then((mail) => queueMail(strapi, mail));
}

/** Counts other requests in the last hour. */
function countMails(known: readonly StoredSavedSearch[], { id }: StoredSavedSearch): number {
  const since = Date.now() - hourMs;
  return known.filter(
    (savedSearch) => savedSearch.id !== id && savedSearch.askedAt.getTime() > since,
  ).length;
}

function describePerson({ firstName, lastName, leadId }: SavedSearchRequest): object {
  const name = [firstName, lastName].filter(Boolean).join(' ').slice(0, 200);
  return { name: name || null, ...(leadId === undefined ? {} : { lead: leadId }) };
}

function isSame(one: Criteria, other: Criteria): boolean {
  return (
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  );
}
