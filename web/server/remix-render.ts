import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createDocumentRenderer } from '../document/render/render-documents';
import { findServerExports } from './build-hooks';
import type { Render } from './site-handler';

export function createRemixRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Render {
  const renderAll = createRequestHandler(build, mode);
  const renderDocument = typeof build === 'function' ? null : createDocumentRenderer(build);
  const handle: Render = async (request, visitor) =>
    (await renderDocument?.(request, { ...visitor })) ?? renderAll(request, { ...visitor });
  return async (request, visitor, signal) => {
    if (signal === undefined) return handle(request, visitor);
    const loaded = typeof build === 'function' ? await build() : build;
    const run = findServerExports(loaded).runCancellable;
    return run(signal, () => handle(request, visitor));
  };
}
