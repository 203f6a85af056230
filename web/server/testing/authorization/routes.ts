/**
 * Audience of a route's content: everyone; visitors who are not logged in; editors with an open
 * preview; holders of a signed link, from a mail or the CMS; any owner who is logged in, each with
 * their own data; only the owner of the listing in the address.
 */
export type Who = 'everyone' | 'stranger' | 'editor' | 'link' | 'owner' | 'its owner';

export interface RouteRow {
  /**
   * Addresses of the route; `:own` is the reference of the caller's listing, `:other` of another
   * owner's.
   */
  readonly paths: readonly string[];
  readonly shows: Who;
  /** Audience of its forms; null if it accepts none. */
  readonly takes: Who | null;
}

const row = (
  shows: Who,
  paths: string | readonly string[],
  takes: Who | null = null,
): RouteRow => ({
  shows,
  takes,
  paths: typeof paths === 'string' ? [paths] : paths,
});

const portal = (language: string, word: string): Record<string, RouteRow> => ({
  [word]: row('owner', `/${language}/${word}/`),
  [`${word}-dashboard`]: row('owner', `/${language}/${word}/`),
  [`${word}-account`]: row('owner', `/${language}/${word}/account/`, 'owner'),
  [`${word}-report`]: row('owner', `/${language}/${word}/report/`),
  [`${word}-listing`]: row(
    'its owner',
    [
      `/${language}/${word}/:own/`,
      `/${language}/${word}/:own/?listing=:other&month=2026-10&history=communications`,
    ],
    'its owner',
  ),
  [`${word}-export`]: row(
    'its owner',
    ['communications', 'online-media', 'appearances'].map(
      (name) => `/${language}/${word}/:own/${name}.csv`,
    ),
  ),
});

export const routes: Readonly<Record<string, RouteRow>> = {
  'routes/languageless/route': row('everyone', '/'),
  'routes/robots/route': row('everyone', '/robots.txt'),
  // Off unless MCP_ENDPOINT is set.
  'routes/mcp/route': row('link', '/mcp/', 'link'),
  'routes/export-feed/route': row('link', '/feeds/kyero.xml?token=nothing'),
  'routes/sitemap/route': row('everyone', '/sitemap.xml'),
  'routes/sitemap-file/route': row('everyone', '/sitemap-pages-1.xml'),
  'routes/map-frame/route': row('everyone', '/nl/map-frame/'),
  'routes/language/route': row('everyone', '/fr/'),
  home: row('everyone', ['/nl/', '/de/'], 'everyone'),
  page: row(
    'everyone',
    [
      ...['/nl/te-koop/', '/nl/contact/', '/fr/a-louer/'],
      ...['/nl/te-koop/brussel/', '/fr/equipe/antoine-renard/'],
    ],
    'everyone',
  ),
  'deep-page': row('everyone', [':article', '/nl/te-koop/brussel/appartement/'], 'everyone'),
  'routes/listing/route': row('everyone', '/nl/te-koop/x/x/:public/'),
  'routes/feed/route': row('everyone', '/nl/feed.xml'),
  'goal-feed': row('everyone', '/nl/feed/sale.xml'),
  'routes/consent/route': row('everyone', '/nl/consent/', 'everyone'),
  'routes/search/route': row('everyone', '/nl/search/?q=brussel'),
  'routes/quick-search/route': row('everyone', '/nl/quick-search/?q=brussel'),
  'routes/form-token/route': row('everyone', '/nl/form-token/'),
  'routes/list-count/route': row('everyone', '/nl/list-count/sale/'),
  'routes/list-options/route': row('everyone', '/nl/list-options/sale/'),
  'routes/map-places/route': row('everyone', '/nl/map-places/sale/10/'),
  'routes/listing-cards/route': row('everyone', '/nl/listing-cards/:public/'),
  'routes/preview/route': row('link', '/preview/?token=nothing'),
  'routes/preview-exit/route': row('everyone', '/preview/exit/'),
  // The example has no open house, so there is no file.
  'routes/open-house/route': row('link', '/nl/open-house/:public/1.ics'),
  'routes/visit-calendar/route': row('link', '/nl/visit-calendar/nothing/'),
  'routes/mail-link/route': row('link', '/nl/mail/stop-newsletter/?t=nothing', 'link'),
  'portal-layout': row('everyone', '/fr/login/mot-de-passe-oublie/', 'everyone'),
  'routes/login/route': row('stranger', ['/nl/login/', '/de/login/'], 'everyone'),
  ...portal('nl', 'eigenaar'),
  ...portal('fr', 'proprietaire'),
  ...portal('en', 'owner'),
  ...portal('de', 'eigentuemer'),
};

/** Previews of public pages, which the routes of those pages show. */
export const previews = row('editor', [
  '/nl/preview/',
  '/nl/preview/te-koop/',
  '/fr/preview/contact/',
  '/nl/preview/te-koop/x/x/:public/',
  '/nl/preview/quick-search/?q=brussel',
  '/nl/preview/listing-cards/:public/',
]);
