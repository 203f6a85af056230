import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Language } from '@agency/domain/languages';
import { askAgainAfterMs } from '../../platform/mail-links/confirm-time';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildCriteriaComponent, parseCriteria, parseRhythm, type Criteria } from './criteria';
import { buildConfirmMail, buildKnownMail } from './demand-mails';
import { DEMAND, findDemand, listDemands, type StoredDemand } from './stored-demand';

/** What the form of search demands sent, as the site hands it over. */
export interface DemandRequest {
  language: Language;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  rhythm?: string | null;
  criteria?: unknown;
  /** The row of the lead it came with. */
  leadId?: number;
}

/** More are not kept for one address: nobody looks for so many homes. */
const mostDemands = 20;
/** Mails to one address in an hour, whatever is asked with it. */
const mostMails = 5;
const hourMs = 3600 * 1000;

/**
 * FORM-9: keeps a demand until it is confirmed by mail. The same wishes of the same address stay one
 * demand, and are mailed about again after five minutes at the soonest; who runs a demand already is
 * told so by mail alone. Joins the transaction under way. Throws BAD_USER_INPUT.
 */
export async function registerDemand(strapi: Core.Strapi, request: DemandRequest): Promise<void> {
  const criteria = await parseCriteria(strapi, request.criteria);
  const rhythm = parseRhythm(request.rhythm);
  const email = request.email?.trim().toLowerCase();
  if (!email) return;
  await strapi.db.transaction(async () => {
    const known = await listDemands(strapi, { email });
    const same = known.find((demand) => isSame(demand.criteria, criteria));
    if (!same && known.length >= mostDemands) return;
    const data = { rhythm, language: request.language };
    const demand = same
      ? await askAgain(strapi, same, data)
      : await create(strapi, criteria, { ...data, email, ...describePerson(request) });
    if (demand && countMails(known, demand) < mostMails) await sendMail(strapi, demand);
  });
}

async function create(
  strapi: Core.Strapi,
  criteria: Criteria,
  data: Record<string, unknown>,
): Promise<StoredDemand | null> {
  const component = await buildCriteriaComponent(strapi, criteria);
  const { documentId } = await strapi.documents(DEMAND).create({
    data: { ...data, state: 'pending', criteria: component, askedAt: new Date() } as never,
  });
  return findDemand(strapi, documentId);
}

/** Null when it was asked for a moment ago: of several at once one goes on. */
async function askAgain(
  strapi: Core.Strapi,
  { id, documentId, state }: StoredDemand,
  data: object,
): Promise<StoredDemand | null> {
  const now = new Date();
  const isTurn = await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const before = new Date(now.getTime() - askAgainAfterMs);
    const rows = trx('demands').where({ id });
    return rows
      .andWhere((row) => row.whereNull('asked_at').orWhere('asked_at', '<', before))
      .update({ asked_at: now });
  });
  if (!isTurn) return null;
  if (state !== 'active') {
    const again = { ...data, state: 'pending', stoppedAt: null };
    await strapi.documents(DEMAND).update({ documentId, data: again as never });
  }
  return findDemand(strapi, documentId);
}

function sendMail(strapi: Core.Strapi, demand: StoredDemand): Promise<void> {
  const build = demand.state === 'active' ? buildKnownMail : buildConfirmMail;
  return build(strapi, demand).then((mail) => queueMail(strapi, mail));
}

/** How many others were asked for in the last hour. */
function countMails(known: readonly StoredDemand[], { id }: StoredDemand): number {
  const since = Date.now() - hourMs;
  return known.filter((demand) => demand.id !== id && demand.askedAt.getTime() > since).length;
}

function describePerson({ firstName, lastName, leadId }: DemandRequest): object {
  const name = [firstName, lastName].filter(Boolean).join(' ').slice(0, 200);
  return { name: name || null, ...(leadId === undefined ? {} : { lead: leadId }) };
}

function isSame(one: Criteria, other: Criteria): boolean {
  return (
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  );
}
