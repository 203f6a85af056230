import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './language/route';
import type { loader as mapFrameLoader } from './map-frame/route';

/** The id of the route that loads the layout around pages: its file, as Remix names it. */
const pageLayoutId = 'routes/language/route';
/** The same file around the owner portal, as `routes.ts` names it. */
const portalLayoutId = 'portal-layout';

/** The map that stands in frames has no layout. */
const mapFrameId = 'routes/map-frame/route';

/** The routes that load a layout; a page stands in one of them. */
export const layoutRouteIds: readonly string[] = [pageLayoutId, portalLayoutId];

/** What the layout was loaded with; undefined where it could not be made. */
export function useLayout() {
  const aroundPage = useRouteLoaderData<typeof loader>(pageLayoutId);
  const aroundPortal = useRouteLoaderData<typeof loader>(portalLayoutId);
  return aroundPage ?? aroundPortal;
}

/** The agency's own colours and fonts, over those of `ui/tokens/tokens.css`. */
export function useTheme() {
  const mapFrame = useRouteLoaderData<typeof mapFrameLoader>(mapFrameId);
  return (useLayout() ?? mapFrame)?.theme;
}
