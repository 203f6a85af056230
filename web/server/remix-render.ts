import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createDocumentRenderer } from '../document/render/render-documents';
import { readUnsavedRequest } from '../app/cms/preview/unsaved-request';
import { findServerExports } from './build-hooks';
import type { Render } from './site-handler';

export function createRemixRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): Render {
  const renderAll = createRequestHandler(build, mode);
  const renderDocument = typeof build === 'function' ? null : createDocumentRenderer(build);
  const handle: Render = async (sent, visitor) => {
    const { request, ...preview } = (await readUnsavedRequest(sent)) ?? { request: sent };
    const context = { ...visitor, ...preview };
    return (await renderDocument?.(request, context)) ?? renderAll(request, context);
  };
  return async (request, visitor, signal) => {
    if (signal === undefined) return handle(request, visitor);
    const loaded = typeof build === 'function' ? await build() : build;
    const run = findServerExports(loaded).runCancellable;
    return run(signal, () => handle(request, visitor));
  };
}
