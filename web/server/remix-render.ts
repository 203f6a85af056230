import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { findRunCancellable } from './site-answers';
import type { Render } from './site-handler';

/** Remix as a function from request to answer, for one build or for the newest of a dev server. */
export function createRemixRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Render {
  const handle = createRequestHandler(build, mode);
  return async (request, visitor, signal) => {
    if (signal === undefined) return handle(request, { ...visitor });
    const run = findRunCancellable(typeof build === 'function' ? await build() : build);
    return run(signal, () => handle(request, { ...visitor }));
  };
}
