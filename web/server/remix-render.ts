import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Render } from './site-handler';

/** Remix as a function from request to answer, for one build or for the newest of a dev server. */
export function createRemixRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Render {
  const handle = createRequestHandler(build, mode);
  return (request, visitor) => handle(request, { ...visitor });
}
