import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import {
  createStaticHandler,
  matchRoutes,
  type AgnosticDataRouteObject,
  type LoaderFunctionArgs,
  type StaticHandler,
} from '@remix-run/router';
import { listDataRoutes, renderEntry } from './remix-internals';

export type RenderDocument = (
  request: Request,
  loadContext: AppLoadContext,
) => Promise<Response | null>;

/** Handler for addresses of one shape, with only the routes that match it. */
interface Branch {
  readonly handler: StaticHandler;
  readonly routeIds: readonly string[];
}

/** Maximum number of cached shapes; the site has about thirty. */
const mostShapes = 500;

/**
 * Renders documents (docs/decisions/0119) with Remix's own parts, without the work of its handler
 * for hydrated pages: encoding all loader data for the browser, and matching an address against all
 * routes three times. That took a third of the time of a list. Everything else (actions, data,
 * files, hydrated pages) is left to Remix.
 */
export function createDocumentRenderer(build: ServerBuild): RenderDocument {
  const routes = callPlainly(listDataRoutes(build), build);
  const words = listWords(build);
  const branches = new Map<string, Branch | null>();

  function findBranch(pathname: string): Branch | null {
    const shape = shapeOf(pathname, words);
    const known = branches.get(shape);
    if (known !== undefined) return known;
    const branch = buildBranch(build, routes, pathname);
    if (branches.size < mostShapes) branches.set(shape, branch);
    return branch;
  }

  return async (request, loadContext) => {
    if (request.method !== 'GET') return null;
    const { pathname, searchParams } = new URL(request.url);
    if (isForBrowser(pathname, searchParams)) return null;
    const branch = findBranch(pathname);
    if (branch === null) return null;
    try {
      const context = await branch.handler.query(request, { requestContext: loadContext });
      if (context instanceof Response) return context;
      for (const error of Object.values(context.errors ?? {})) {
        build.entry.module.handleError?.(error, { context: loadContext, params: {}, request });
      }
      return await renderEntry(build, request, context, branch.routeIds);
    } catch {
      // Remix logs the failure and renders the page around it.
      return null;
    }
  };
}

/**
 * Returns the routes with their original loaders. Remix would clone the request twice for each, to
 * remove parameters of its own script, which never requests documents.
 */
function callPlainly(
  routes: readonly AgnosticDataRouteObject[],
  build: ServerBuild,
): AgnosticDataRouteObject[] {
  return routes.map((route) => {
    const loader = build.routes[route.id]?.module.loader;
    return {
      ...route,
      ...(loader && {
        loader: ({ request, params, context }: LoaderFunctionArgs) =>
          loader({ request, params, context: context as AppLoadContext }),
      }),
      ...(route.children && { children: callPlainly(route.children, build) }),
    } as AgnosticDataRouteObject;
  });
}

function isForBrowser(pathname: string, searchParams: URLSearchParams): boolean {
  return pathname.endsWith('.data') || pathname === '/__manifest' || searchParams.has('_data');
}

function listWords({ routes }: ServerBuild): ReadonlySet<string> {
  const paths = Object.values(routes).map((route) => route?.path ?? '');
  return new Set(paths.flatMap((path) => path.split('/')).map((word) => word.replace(/\?$/, '')));
}

/**
 * Returns the part of an address that decides which routes match: its static segments and the
 * number of parameters.
 */
function shapeOf(pathname: string, words: ReadonlySet<string>): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => shapeOfSegment(decode(segment).toLowerCase(), words)).join('/');
}

function shapeOfSegment(segment: string, words: ReadonlySet<string>): string {
  if (words.has(segment)) return segment;
  // Files have other routes than pages of the same depth.
  const [ending = ''] = /\.(xml|ics)$/.exec(segment) ?? [];
  return `*${ending}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function buildBranch(
  build: ServerBuild,
  routes: AgnosticDataRouteObject[],
  pathname: string,
): Branch | null {
  const matches = matchRoutes(routes, pathname) ?? [];
  const matched = matches.map(({ route }) => route);
  const leaf = matched.at(-1);
  if (leaf === undefined || build.routes[leaf.id]?.module.default === undefined) return null;
  const isHydrated = matched.some(({ handle }) => isHydratedHandle(handle));
  if (isHydrated) return null;
  const only = matched.reduceRight<AgnosticDataRouteObject | null>(
    (child, route) =>
      ({ ...route, ...(child && { children: [child] }) }) as AgnosticDataRouteObject,
    null,
  );
  if (only === null) return null;
  return {
    handler: createStaticHandler([only], {
      future: {
        v7_relativeSplatPath: build.future.v3_relativeSplatPath,
        v7_throwAbortReason: build.future.v3_throwAbortReason,
      },
    }),
    routeIds: matched.map(({ id }) => id),
  };
}

/** Compares by property, because each build has its own `hydrated` object. */
function isHydratedHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isHydrated' in handle;
}
