import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './language/route';

/** The id of the route that loads the frame: its file, as Remix names it. */
export const frameRouteId = 'routes/language/route';

/** What the frame was loaded with; undefined where it could not be made. */
export function useFrame() {
  return useRouteLoaderData<typeof loader>(frameRouteId);
}
