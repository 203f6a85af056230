import type { ServerBuild } from '@remix-run/node';
import type { AgnosticDataRouteObject, StaticHandlerContext } from '@remix-run/router';
import { createEntryRouteModules } from '@remix-run/server-runtime/dist/entry.js';
import { getDocumentHeaders } from '@remix-run/server-runtime/dist/headers.js';
import { createStaticHandlerDataRoutes } from '@remix-run/server-runtime/dist/routes.js';

/**
 * All imports from inside Remix 2.17, which has no public interface for them; nor has React Router 7
 * (see the README).
 */

export function listDataRoutes(build: ServerBuild): AgnosticDataRouteObject[] {
  return createStaticHandlerDataRoutes(build.routes, build.future);
}

/** Renders what the loaders of some routes returned through the server entry of a build. */
export async function renderEntry(
  build: ServerBuild,
  request: Request,
  context: StaticHandlerContext,
  routeIds: readonly string[],
): Promise<Response> {
  const headers = getDocumentHeaders(build, context);
  const manifest = { ...build.assets, routes: pick(build.assets.routes, routeIds) };
  return build.entry.module.default(
    request,
    context.statusCode,
    headers,
    {
      manifest,
      routeModules: createEntryRouteModules(pick(build.routes, routeIds)),
      staticHandlerContext: context,
      serverHandoffString: '',
      renderMeta: {},
      future: build.future,
      isSpaMode: build.isSpaMode,
      serializeError: () => ({ message: '' }),
    },
    {},
  ) as Promise<Response>;
}

function pick<Value>(
  all: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(keys.flatMap((key) => (key in all ? [[key, all[key] as Value]] : [])));
}
