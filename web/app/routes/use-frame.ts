import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './language/route';

/** The id of the route that loads the frame around pages: its file, as Remix names it. */
const pageFrameId = 'routes/language/route';
/** The same file around the owner portal, as `routes.ts` names it. */
const portalFrameId = 'portal-frame';

/** The routes that load a frame; a page stands in one of them. */
export const frameRouteIds: readonly string[] = [pageFrameId, portalFrameId];

/** What the frame was loaded with; undefined where it could not be made. */
export function useFrame() {
  const aroundPage = useRouteLoaderData<typeof loader>(pageFrameId);
  const aroundPortal = useRouteLoaderData<typeof loader>(portalFrameId);
  return aroundPage ?? aroundPortal;
}
