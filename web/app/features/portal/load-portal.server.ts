import { buildLoginPath } from '../../i18n/paths/login-path';
import type { OpenSite } from '../../site/open-language.server';
import { buildPortalPath, portalPaths } from '../../i18n/paths/portal-path';
import { formatDate } from '../../lib/text/formats';
import { findAccount, nameAccount } from '../../site/owner-session.server';
import { takeLoginNotice } from './shell/login-notice.server';
import { listOwnedListings, type OwnedListings } from './owned-listings.server';
import { loadPart } from '../../cms/client/load-part.server';
import { portalName } from './portal-head.server';
import type {
  PortalTabView,
  PortalView,
  PropertyChoiceView,
  PropertyChooserView,
} from './portal-view';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPicture } from '../../ui/media/build-picture';

type Asked = { request: Request; session: string; reference: string | undefined };

/**
 * Loads the frame of a portal screen and its headers; null if the session has expired. If the list
 * of properties fails, the rest is shown. Throws CmsError.
 */
export async function loadPortal(
  context: OpenSite,
  { request, session, reference }: Asked,
): Promise<{ portal: PortalView; headers: [string, string][] } | null> {
  const { t, language, locale } = context;
  const [account, owned] = await Promise.all([
    findAccount(session),
    loadPart(listOwnedListings(session, language)),
  ]);
  const listings = 'value' in owned ? owned.value : [];
  if (account === null || listings === null) return null;
  const shown = listings.find((listing) => listing.reference === reference) ?? null;
  const { notice, headers } = await takeLoginNotice(context, account, request);
  const portal: PortalView = {
    name: portalName(context),
    owner: nameAccount(account),
    notice,
    chooser: buildPropertyChooser(context, listings, shown?.reference ?? null),
    tabs: listTabs(context, new URL(request.url).pathname, shown),
    logout: { label: t('portal.logout'), href: buildLoginPath(context, 'logout') },
    printed: t('portal.printed', { day: formatDate(locale, new Date()) }),
  };
  return { portal, headers };
}

function listTabs(
  { t, language }: OpenSite,
  pathname: string,
  shown: { reference: string; title: string } | null,
): PortalTabView[] {
  const at = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const tab = (label: string, ...segments: string[]) => {
    const href = buildPortalPath(language, ...segments);
    return { label, href, isCurrent: href === at };
  };
  const name = t('portal.statisticsOf', { title: shown?.title ?? '' });
  return [
    tab(t('portal.overview')),
    ...(shown ? [{ ...tab(t('portal.statistics'), shown.reference), name, isCurrent: true }] : []),
    tab(t('portal.report'), 'report'),
    tab(t('portal.account'), 'account'),
  ];
}

/** From this number of properties, a field filters the list. */
const manyChoices = 8;

/**
 * Builds the choice between all of the owner's properties and one; `reference` is the current one.
 */
export function buildPropertyChooser(
  { t, language }: LanguageContext,
  listings: OwnedListings,
  reference: string | null,
): PropertyChooserView {
  const all: PropertyChoiceView = {
    href: buildPortalPath(language),
    title: t('portal.all'),
    text: t('portal.count', { count: listings.length }),
    picture: null,
    isCurrent: reference === null,
  };
  const one = (listing: OwnedListings[number]): PropertyChoiceView => ({
    href: buildPortalPath(language, listing.reference),
    title: listing.title,
    text: listing.place,
    picture: buildPicture(listing.card?.picture),
    isCurrent: listing.reference === reference,
  });
  return {
    label: t('portal.shown'),
    choices: [all, ...listings.map(one)],
    findLabel: listings.length >= manyChoices ? t('portal.find') : null,
  };
}

/**
 * Returns the same screen's address for one that uses another language's portal segment
 * (`/nl/owner/`); null if the segment is right.
 */
export function findPortalRedirect({ language }: LanguageContext, { pathname, search }: URL) {
  const [, first, word, ...below] = pathname.split('/');
  if (word === portalPaths[language]) return null;
  return `/${[first, portalPaths[language], ...below].join('/')}${search}`;
}
