import { queryCms } from '../../../cms/client/query.server';
import { OwnerFiguresDocument, OwnerVisitsDocument } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { findAccount, nameAccount } from '../../../site/owner-session.server';
import { loadOutcomes } from '../outcome/load-outcome.server';
import { buildListingChanges } from '../outcome/listing-changes-view.server';
import { listOwnedListings, type OwnedListings } from '../owned-listings.server';
import { loadPart } from '../../../cms/client/load-part.server';
import type { DashboardView, PartView, ViewingView } from './dashboard-view';
import { buildListingRows, type OwnerFigures } from './listing-rows.server';
import { buildVisits, type OwnerVisits } from './visits-view.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatVisitDay, formatVisitHours } from '../../../lib/text/visit-time.server';

/**
 * Loads the dashboard of all properties of the session's owner; null if the session has expired. A
 * part that fails in the CMS is null, the others are shown.
 */
export async function loadDashboard(
  context: LanguageContext,
  session: string,
): Promise<DashboardView | null> {
  const { t } = context;
  const [visits, owned, figures, account, outcomes] = await Promise.all([
    loadPart(queryCms(OwnerVisitsDocument, { session }).then((data) => data.ownerStatistics)),
    loadPart(listOwnedListings(session, context.language)),
    loadPart(queryCms(OwnerFiguresDocument, { session }).then((data) => data.ownerFigures)),
    loadPart(findAccount(session)),
    loadPart(loadOutcomes(session)),
  ]);
  const isOver = [visits, owned, figures, account, outcomes].some(
    (part) => 'value' in part && part.value === null,
  );
  if (isOver) return null;
  const statistics = 'value' in visits ? visits.value : null;
  const listings = 'value' in owned ? owned.value : null;
  const known = 'value' in figures ? figures.value : null;
  const owner = 'value' in account ? account.value : null;
  const changes = 'value' in outcomes ? outcomes.value : null;
  return {
    title: owner ? t('portal.greeting', { name: nameAccount(owner) }) : t('portal.overview'),
    verdict: writeVerdict(context, { visits: statistics, figures: known }),
    changes: changes && listings ? buildListingChanges(context, changes, listings) : null,
    visits: statistics && buildVisits(context, statistics),
    listings: listings && buildListingRows(context, listings, known),
    viewings: listings && known && buildViewings(context, listings, known),
  };
}

/** The rest is on each listing's own screen. */
const mostViewings = 6;

/** Builds the list of upcoming viewings, numbers only; null without any. */
export function buildViewings(
  { t, locale, language }: LanguageContext,
  listings: OwnedListings,
  figures: OwnerFigures,
): PartView<ViewingView> | null {
  const titles = new Map(listings.map(({ reference, title }) => [reference, title]));
  const items = figures
    .flatMap(({ reference, viewings }) => viewings.map((viewing) => ({ reference, ...viewing })))
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .slice(0, mostViewings)
    .map(({ reference, start, end, booked }) => ({
      iso: start,
      day: formatVisitDay(locale, start),
      hours: formatVisitHours(locale, start, end),
      listing: {
        label: titles.get(reference) ?? reference,
        href: buildPortalPath(language, reference),
      },
      booked: t('portal.booked', { count: booked }),
    }));
  return items.length === 0 ? null : { title: t('portal.viewings'), items, empty: null };
}

type Known = { visits: OwnerVisits | null; figures: OwnerFigures | null };

/**
 * Summarises the visits of this week and the agreed viewings in a sentence. Null before the first
 * of either; leaves out figures that failed to load.
 */
export function writeVerdict({ t }: LanguageContext, { visits, figures }: Known): string | null {
  const { week = 0, total = 0 } = visits?.totals ?? {};
  const coming = figures?.reduce((sum, { viewings }) => sum + viewings.length, 0) ?? 0;
  const seen = week > 0 ? t('portal.seen', { count: week }) : t('portal.notSeen');
  const planned = t('portal.planned', { count: coming });
  if (total > 0 && coming > 0) return t('portal.verdict', { seen, planned });
  if (total > 0) return `${seen}.`;
  return coming > 0 ? `${planned}.` : null;
}
