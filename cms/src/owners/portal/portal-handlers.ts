import type { Core } from '@strapi/strapi';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findNoteReader } from '../outcome/check-notes';
import { findCalendar, listViewingsByListing, type Viewing } from './find-calendar';
import { findHistory } from './find-history';
import { findStatistics } from './find-statistics';
import { listOwnedListings } from './list-owned-listings';
import { portalTypeDefs } from './portal-schema';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { findCatalogue } from '../../listings/search/catalogue';
import { findContact } from '../../listings/team/team-facts';
import {
  viewAgent,
  viewOffice,
  type TeamAgent,
  type TeamOffice,
} from '../../listings/team/team-view';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { findOwned, listOwned } from './find-owned';
import { sumVisitsByListing } from '../visits/sum-visits';
import { findPeriods } from '../visits/visit-day';
import { loadSessionOwner } from '../accounts/find-session-owner';
import { computeFunnel, type OutcomeFunnel } from '../outcome/compute-funnel';
import { computeOutcomes, type ListingOutcome } from '../outcome/compute-outcomes';
import { readReportWeek } from '../visits/report-week';
import { listSimilar } from './find-similar-visits';

export function addPortalHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/owner-notes/:listing/reader',
      right: contentRight('read', 'api::owner-note.owner-note'),
      handle: ({ params }) => findNoteReader(strapi, params.listing ?? ''),
    },
  ]);
  extendForSite(strapi, {
    typeDefs: portalTypeDefs,
    right: siteActions.serveOwners,
    queries: {
      ownedListings: (_: unknown, args: unknown) => listOwnedListings(strapi, args),
      ownerStatistics: (_: unknown, args: unknown) => findStatistics(strapi, args),
      ownerFigures: (_: unknown, args: unknown) => listFigures(strapi, args),
      ownerCalendar: (_: unknown, args: unknown) => findCalendar(strapi, args),
      ownerOutcomes: (_: unknown, args: unknown) => findOutcomes(strapi, args),
      ownerColleague: (_: unknown, args: unknown) => findColleague(strapi, args),
      ownerFunnel: (_: unknown, args: unknown) => findFunnel(strapi, args),
      ownerHistory: (_: unknown, args: unknown) => findHistory(strapi, args),
    },
  });
}

const colleagueArguments = z.object({
  session: z.string(),
  listing: z.string(),
  language: z.enum(languages),
});

/**
 * Returns the colleague responsible for a listing of the session's owner, as on its page and in
 * mails. Null if the session has expired or the listing belongs to another owner.
 */
async function findColleague(
  strapi: Core.Strapi,
  given: unknown,
): Promise<{ agent: TeamAgent | null; office: TeamOffice | null } | null> {
  const { session, listing, language } = parseArguments(colleagueArguments, given);
  const owned = await findOwned(strapi, session, listing);
  if (!owned) return null;
  const { agent, office } = findContact((await findCatalogue(strapi)).team, owned);
  return { agent: viewAgent(agent, language), office: viewOffice(office, language) };
}

const figuresArguments = z.object({ session: z.string() });

const COMING_DAYS = 60;

interface ListingFigures {
  reference: string;
  last30: number;
  viewings: Viewing[];
}

/**
 * Returns visits of the last 30 days and upcoming viewings for each listing of the session's
 * owner, with a fixed number of queries; null if the session has expired.
 */
export async function listFigures(
  strapi: Core.Strapi,
  given: unknown,
  now: Date = new Date(),
): Promise<ListingFigures[] | null> {
  const { session } = parseArguments(figuresArguments, given);
  const owned = await listOwned(strapi, session);
  if (!owned) return null;
  const { graph } = findPeriods(now);
  const references = owned.map(({ reference }) => reference);
  const until = new Date(now.getTime() + COMING_DAYS * 24 * 3600 * 1000);
  const ids = owned.map(({ id }) => id);
  const visits = await sumVisitsByListing(strapi, references, graph);
  const viewings = await listViewingsByListing(strapi, ids, now, until);
  return owned.map(({ id, reference }) => ({
    reference,
    last30: visits.get(reference) ?? 0,
    viewings: viewings.get(id) ?? [],
  }));
}

const outcomesArguments = z.object({ session: z.string(), week: z.string().nullish() });
const funnelArguments = z.object({ session: z.string(), listing: z.string() });

interface OwnerOutcomes {
  from: Date | null;
  to: Date;
  listings: ListingOutcome[];
}

/**
 * Returns the outcomes of all listings of the session's owner, in total and since the previous
 * login, or in a past week. Null if the session has expired or the week is invalid.
 */
export async function findOutcomes(
  strapi: Core.Strapi,
  given: unknown,
  now = new Date(),
): Promise<OwnerOutcomes | null> {
  const { session, week: first } = parseArguments(outcomesArguments, given);
  const owner = await loadSessionOwner(strapi, session);
  const owned = await listOwned(strapi, session);
  const week = first ? readReportWeek(first, now) : null;
  if (!owner || !owned || (first && !week)) return null;
  const before = owner.previousLoginAt && new Date(owner.previousLoginAt);
  const from = week?.from ?? (before || null);
  const to = week?.to ?? now;
  return { from, to, listings: await computeOutcomes(strapi, owned, { from: from ?? to, to }) };
}

/**
 * Returns the funnel of the owner's listing, with the mean of similar ones. Null if the session
 * has expired or the listing belongs to another owner.
 */
async function findFunnel(
  strapi: Core.Strapi,
  given: unknown,
  now = new Date(),
): Promise<OutcomeFunnel | null> {
  const { session, listing: reference } = parseArguments(funnelArguments, given);
  const owned = await listOwned(strapi, session);
  const listing = owned?.find((one) => one.reference === reference);
  if (!owned || !listing) return null;
  const own = owned.map((one) => one.reference);
  return computeFunnel(strapi, listing, await listSimilar(strapi, reference, own), now);
}
