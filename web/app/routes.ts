import { index, route, type RouteConfig } from '@remix-run/route-config';
import { portalPaths } from './i18n/paths/portal-path';

/**
 * The router has few routes, because the route table decides which screen an address shows. Previews
 * are the same routes with one more segment.
 */
export default [
  index('routes/languageless/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('mcp', 'routes/mcp/route.ts'),
  route('feeds/:kind.xml', 'routes/export-feed/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route(':file.xml', 'routes/sitemap-file/route.ts'),
  route('preview', 'routes/preview/route.tsx'),
  route('preview/exit', 'routes/preview-exit/route.tsx'),
  route(':lang/preview?/map-frame', 'routes/map-frame/route.tsx'),
  route(':lang/preview?', 'routes/language/route.tsx', [
    index('routes/page/route.tsx', { id: 'home' }),
    route('feed.xml', 'routes/feed/route.ts'),
    route('feed/:goal.xml', 'routes/feed/route.ts', { id: 'goal-feed' }),
    route('consent', 'routes/consent/route.ts'),
    route('search', 'routes/search/route.ts'),
    route('quick-search', 'routes/quick-search/route.ts'),
    route('form-token', 'routes/form-token/route.ts'),
    route('list-count/:goal', 'routes/list-count/route.ts'),
    route('list-options/:goal', 'routes/list-options/route.ts'),
    route('map-places/:goal/:zoom', 'routes/map-places/route.ts'),
    route('listing-cards/:ids', 'routes/listing-cards/route.ts'),
    route('open-house/:listing/:house.ics', 'routes/open-house/route.ts'),
    route('visit-calendar/:receipt', 'routes/visit-calendar/route.ts'),
    route('mail/:action', 'routes/mail-link/route.tsx'),
    // Without it the preview of such an address would match a listing.
    route(':first/:second/:third', 'routes/page/route.tsx', { id: 'deep-page' }),
    route(':goal/:city/:type/:id', 'routes/listing/route.tsx'),
    route('*', 'routes/page/route.tsx', { id: 'page' }),
  ]),
  // Separate from the layout above, whose optional preview segment would match each route twice.
  route(':lang', 'routes/language/route.tsx', { id: 'portal-layout' }, [
    route('login/:step?', 'routes/login/route.tsx'),
    // Two languages may have the same segment.
    ...[...new Set(Object.values(portalPaths))].map(portal),
  ]),
] satisfies RouteConfig;

/** Returns the routes of the owner portal below its first segment in one language. */
function portal(word: string) {
  return route(word, 'routes/owner/route.tsx', { id: word }, [
    index('routes/owner/dashboard/route.tsx', { id: `${word}-dashboard` }),
    route('report', 'routes/owner/report/route.tsx', { id: `${word}-report` }),
    route('account', 'routes/owner/account/route.tsx', { id: `${word}-account` }),
    route(':reference', 'routes/owner/listing/route.tsx', { id: `${word}-listing` }),
    route(':reference/:file', 'routes/owner/export/route.ts', { id: `${word}-export` }),
  ]);
}
