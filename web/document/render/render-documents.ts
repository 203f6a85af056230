import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import {
  createStaticHandler,
  matchRoutes,
  type AgnosticDataRouteObject,
  type LoaderFunctionArgs,
  type StaticHandler,
} from '@remix-run/router';
import { listDataRoutes, renderEntry } from './remix-internals';

/** Answers a request as Remix would, or null when that is for Remix itself. */
export type RenderDocument = (
  request: Request,
  loadContext: AppLoadContext,
) => Promise<Response | null>;

/** How the addresses of one shape are answered: nothing but the routes that it leads through. */
interface Branch {
  readonly handler: StaticHandler;
  readonly routeIds: readonly string[];
}

/** So many shapes of addresses are remembered; the site has about thirty. */
const mostShapes = 500;

/**
 * Renders pages that are documents (docs/decisions/0119) through Remix's own parts, without what its
 * handler does for pages that React takes over: encoding all loader data for the browser, and matching
 * an address with every route three times. A third of what a list cost. All else, such as actions,
 * data, files and hydrated pages, is left to Remix.
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
      // Remix logs the failure, and draws the page around it.
      return null;
    }
  };
}

/**
 * The routes with their loaders as they are. Remix hands each of them a request that it makes anew,
 * twice, without what its own script adds to addresses, which never asks for documents.
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

/** What Remix's own script asks for: data of routes, and which routes there are. */
function isForBrowser(pathname: string, searchParams: URLSearchParams): boolean {
  return pathname.endsWith('.data') || pathname === '/__manifest' || searchParams.has('_data');
}

/** The words that routes have in their paths; everything else is a value. */
function listWords({ routes }: ServerBuild): ReadonlySet<string> {
  const paths = Object.values(routes).map((route) => route?.path ?? '');
  return new Set(paths.flatMap((path) => path.split('/')).map((word) => word.replace(/\?$/, '')));
}

/** What of an address decides which routes it leads through: its known words, and how many values are between. */
function shapeOf(pathname: string, words: ReadonlySet<string>): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => shapeOfSegment(decode(segment).toLowerCase(), words)).join('/');
}

function shapeOfSegment(segment: string, words: ReadonlySet<string>): string {
  if (words.has(segment)) return segment;
  // Files have routes of their own beside pages of the same depth.
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

/** `hydrated` of `document/render/use-hydration.ts`, of whichever build. */
function isHydratedHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isHydrated' in handle;
}
