import { index, route, type RouteConfig } from '@remix-run/route-config';

/** Few routes, on purpose: screens are told apart by the route table, not by the router. */
export default [
  index('routes/languageless/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route(':lang', 'routes/language/route.tsx', [
    index('routes/page/route.tsx', { id: 'home' }),
    route('quick-search', 'routes/quick-search/route.ts'),
    route(':goal/:city/:type/:id', 'routes/listing/route.tsx'),
    route('*', 'routes/page/route.tsx', { id: 'page' }),
  ]),
] satisfies RouteConfig;
