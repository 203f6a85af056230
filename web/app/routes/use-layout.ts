import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './language/route';
import type { loader as mapFrameLoader } from './map-frame/route';

const pageLayoutId = 'routes/language/route';
/** Id of the same file around the owner portal, set in `routes.ts`. */
const portalLayoutId = 'portal-layout';

const mapFrameId = 'routes/map-frame/route';

export const layoutRouteIds: readonly string[] = [pageLayoutId, portalLayoutId];

/** Returns the data of the layout; undefined if it failed to load. */
export function useLayout() {
  const aroundPage = useRouteLoaderData<typeof loader>(pageLayoutId);
  const aroundPortal = useRouteLoaderData<typeof loader>(portalLayoutId);
  return aroundPage ?? aroundPortal;
}

/** Returns the agency's colours and fonts, which override `ui/tokens/tokens.css`. */
export function useTheme() {
  const mapFrame = useRouteLoaderData<typeof mapFrameLoader>(mapFrameId);
  return (useLayout() ?? mapFrame)?.theme;
}
