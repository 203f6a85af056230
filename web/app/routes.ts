import { index, route, type RouteConfig } from '@remix-run/route-config';

/**
 * Few routes, on purpose: screens are told apart by the route table, not by the router. Previews are
 * the same routes under one more word (ROUTE-11).
 */
export default [
  index('routes/languageless/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route(':file.xml', 'routes/sitemap-file/route.ts'),
  route('preview', 'routes/preview/route.tsx'),
  route('preview/exit', 'routes/preview-exit/route.tsx'),
  route(':lang/preview?/map-frame', 'routes/map-frame/route.tsx'),
  route(':lang/preview?', 'routes/language/route.tsx', [
    index('routes/page/route.tsx', { id: 'home' }),
    route('feed.xml', 'routes/feed/route.ts'),
    route('feed/:goal.xml', 'routes/feed/route.ts', { id: 'goal-feed' }),
    route('quick-search', 'routes/quick-search/route.ts'),
    route('form-ticket', 'routes/form-ticket/route.ts'),
    route('list-count/:goal', 'routes/list-count/route.ts'),
    route('map-places/:goal/:zoom', 'routes/map-places/route.ts'),
    route('map-cards/:ids', 'routes/map-cards/route.ts'),
    route('mail/:act', 'routes/mail-link/route.tsx'),
    // Without it the preview of such an address would be taken for a listing.
    route(':first/:second/:third', 'routes/page/route.tsx', { id: 'deep-page' }),
    route(':goal/:city/:type/:id', 'routes/listing/route.tsx'),
    route('*', 'routes/page/route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig;
