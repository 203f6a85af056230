import type { EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { findCancellation } from './cms/client/cancellation.server';
import { CmsError } from './cms/client/cms-error';
import { uncachedHeaders } from './cms/page-headers.server';
import { serverIslands } from './islands/server-islands';
import { createIslandRenderer } from '../document/islands/draw-islands.server';
import { languageOfRequest } from './i18n/language-of-request.server';
import { isLanguage, type Language } from '@agency/domain/languages';
import { translations } from './i18n/translations.server';
import { readHtml, WholeResponse } from '../document/render/whole-response.server';
import { yieldEventLoop } from '../document/render/yield-event-loop.server';
import { redirectOldAddress } from './site/old-address.server';
import { ScriptNonce, hydrated } from '../document/render/use-hydration';
import { layoutRouteIds } from './routes/use-layout';
import { collectStyles, skipStyles } from '../document/styles/style-tracker';
import { IslandRenderer } from '../document/islands/island';
import { createFragmentRenderer } from '../document/render/draw-cached-fragments.server';
import { FragmentRenderer } from '../document/render/cached-fragment';
import { writeDocument } from '../document/styles/style-placeholder';

export { runCancellable } from './cms/client/cancellation.server';
export { forgetAnswers } from './cms/client/query.server';
export { listResendableFields } from './features/lead/resendable-fields.server';
export { renewSite } from './site/site.server';
export { recordVisits } from './features/visit/record-visits.server';

const renderTimeoutMs = 10_000;

/**
 * Renders a whole document before its first byte: nothing is deferred, so waiting costs nothing,
 * and the page cache needs complete bytes with the right status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (isSentByScript(request)) return answerWithData(status, headers, context);
  const moved = status === 404 ? await redirectOldAddress(request) : null;
  if (moved !== null) return moved;
  await yieldEventLoop();
  if (findCancellation()?.aborted) return new Response(null, { status: 503 });
  const i18n = translations[layoutLanguage(context) ?? languageOfRequest(request)];
  const drawIsland = await createIslandRenderer(i18n, serverIslands);
  const nonce = isHydrated(context) ? randomBytes(16).toString('base64') : undefined;
  const drawFragment = nonce ? null : createFragmentRenderer(i18n);
  const document = (
    <I18nextProvider i18n={i18n}>
      <IslandRenderer.Provider value={drawIsland}>
        <ScriptNonce.Provider value={nonce}>
          <FragmentRenderer.Provider value={drawFragment}>
            <RemixServer
              context={context}
              url={request.url}
              abortDelay={renderTimeoutMs}
              nonce={nonce}
            />
          </FragmentRenderer.Provider>
        </ScriptNonce.Provider>
      </IslandRenderer.Provider>
    </I18nextProvider>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce) {
    headers.set('X-Script-Nonce', nonce);
    skipStyles();
    return renderHydrated(document, status, headers);
  }
  // A single string, because a stream would encode it piece by piece.
  const { html, needs } = collectStyles(() => renderToString(document));
  return new WholeResponse(writeDocument(html, needs), { headers, status });
}

/** Renders a hydrated page as a stream, because Remix sends the loader data at its end. */
function renderHydrated(document: ReactElement, status: number, headers: Headers) {
  return new Promise<Response>((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(document, {
      // A large part would otherwise be sent as a script, which needs JavaScript.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        const answer = { headers, status: failure === undefined ? status : 500 };
        readHtml(body).then((html) => resolve(new Response(scriptsLast(html), answer)), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failure = error;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}

/**
 * Reports whether React hydrates the page; Remix then writes inline scripts, and the page is not
 * cached.
 */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => routeModules[route.id]?.handle === hydrated,
  );
}

/** Detects a form sent by a script, which expects data and keeps the page. */
function isSentByScript({ method, headers }: Request): boolean {
  return method === 'POST' && headers.get('Accept') === 'application/json';
}

/** Keeps the cookies and `Retry-After`. */
function answerWithData(
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
): Response {
  const [answer = null] = Object.values(staticHandlerContext.actionData ?? {});
  const response = Response.json(answer, { status, headers: uncachedHeaders });
  for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
  const retry = headers.get('Retry-After');
  if (retry) response.headers.set('Retry-After', retry);
  return response;
}

/**
 * Loads scripts after styles, fonts and the first picture (docs/decisions/0119): the page works
 * without them, and Remix has no setting for it.
 */
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}

/** Returns the language of the layout; null if it failed to load. */
function layoutLanguage({ staticHandlerContext }: EntryContext): Language | null {
  const { loaderData } = staticHandlerContext;
  const layout: unknown = layoutRouteIds.map((id): unknown => loaderData[id]).find(Boolean);
  const language =
    typeof layout === 'object' && layout !== null && 'language' in layout ? layout.language : null;
  return isLanguage(language) ? language : null;
}

/**
 * Logs errors of loaders, except failures of the CMS, which its client logs, and responses such as
 * 404 or 405.
 */
export function handleError(error: unknown): void {
  if (!(error instanceof CmsError) && !isRouteErrorResponse(error)) console.error(error);
}
