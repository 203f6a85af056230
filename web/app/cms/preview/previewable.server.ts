import { data } from '@remix-run/node';
import {
  isPreviewPath,
  keepLinksInPreview,
  toPreviewPath,
  toPublicPath,
} from '../../i18n/paths/preview-path';
import { queryCms, queryDrafts } from '../client/query.server';
import { uncachedHeaders } from '../page-headers.server';
import { readPreviewSession, type PreviewSession } from './preview-session.server';
import { parseUnsaved, withUnsaved, type Unsaved } from './unsaved.server';
import type { QueryCms } from '../client/client.server';
import type { PublicationStatus } from '../generated/graphql';

type Load<Args, Answer> = (args: Args) => Promise<Answer>;
type WithRequest = { request: Request; context?: { unsaved?: unknown } };

/** A preview of a request, with the fields that an editor has not saved yet. */
type Preview = PreviewSession & { unsaved: Unsaved | null };

const previews = new WeakMap<Request, Preview>();

/**
 * Wraps a page's loader with a preview. Below `/{language}/preview/` it runs with the public
 * address and reads drafts (see {@link findEditorial}); links in the result stay in the preview,
 * and it is not cached. Without permission: 401.
 */
export function previewable<Args extends WithRequest, Answer>(
  load: Load<Args, Answer>,
): Load<Args, Answer> {
  const loadPage: Load<Args, Answer> = (args) => {
    const isInvalid =
      args.context?.unsaved !== undefined && !findEditorial(args.request).preview?.unsaved;
    if (isInvalid) throw new Response(null, { status: 400, headers: uncachedHeaders });
    return load(args);
  };
  return loadIn(loadPage, () => {
    throw refusePreview();
  });
}

/**
 * Wraps the layout's loader like {@link previewable}; without permission it is the public layout.
 */
export function previewableFrame<Args extends WithRequest, Answer>(
  load: Load<Args, Answer>,
): Load<Args, Answer> {
  return loadIn(load, load);
}

function loadIn<Args extends WithRequest, Answer>(
  load: Load<Args, Answer>,
  loadWithoutLeave: Load<Args, Answer>,
): Load<Args, Answer> {
  return async (args) => {
    if (!isPreviewPath(new URL(args.request.url).pathname)) return load(args);
    const request = toPublicRequest(args.request);
    const session = await readPreviewSession(request);
    if (session === null) return loadWithoutLeave({ ...args, request });
    previews.set(request, { ...session, unsaved: readUnsaved(args, session) });
    try {
      return await keepInPreview(await load({ ...args, request }));
    } catch (thrown) {
      throw thrown instanceof Error ? thrown : await keepInPreview(thrown);
    }
  };
}

/**
 * Returns the client and status for editorial content of a request, and its preview session if it
 * is one.
 */
export function findEditorial(request: Request): Editorial & { preview: Preview | null } {
  const preview = previews.get(request) ?? null;
  if (preview === null) return { queryCms, status: 'PUBLISHED', preview };
  const { unsaved, status } = preview;
  return { queryCms: unsaved ? withUnsaved(queryDrafts, unsaved) : queryDrafts, status, preview };
}

/**
 * Returns the unsaved fields of a request; the page's loader throws 400 for invalid ones, so that
 * the layout around its error is shown.
 */
function readUnsaved({ context }: WithRequest, { status }: PreviewSession): Unsaved | null {
  return status === 'DRAFT' ? parseUnsaved(context?.unsaved) : null;
}

function refusePreview(): Response {
  return new Response(null, { status: 401, headers: uncachedHeaders });
}

function toPublicRequest(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = toPublicPath(url.pathname);
  return new Request(url, request);
}

async function keepInPreview<Answer>(answer: Answer): Promise<Answer> {
  if (answer instanceof Response) return (await keepResponseInPreview(answer)) as Answer;
  if (!isDataWithInit(answer)) return keepLinksInPreview(answer);
  const init = { ...answer.init, headers: uncachedHeaders };
  return { ...answer, data: keepLinksInPreview(answer.data), init };
}

/** Keeps internal redirects in the preview; shows external ones instead of following them. */
async function keepResponseInPreview(response: Response) {
  const { status } = response;
  const location = response.headers.get('Location');
  if (location === null) {
    // Files, such as those for calendars, have no links to rewrite.
    if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response;
    return Response.json(keepLinksInPreview(await response.json()), {
      status,
      headers: uncachedHeaders,
    });
  }
  if (!location.startsWith('/')) throw data<Elsewhere>({ elsewhere: location }, uncached);
  const headers = { ...uncachedHeaders, Location: toPreviewPath(location) };
  return new Response(null, { status: 302, headers });
}

export type Elsewhere = { elsewhere: string };

const uncached = { status: 200, headers: uncachedHeaders };

type DataWithInit = ReturnType<typeof data<unknown>>;

function isDataWithInit(answer: unknown): answer is DataWithInit {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    answer.type === 'DataWithResponseInit'
  );
}

/** Access to editorial content: published, or drafts in a preview. */
export type Editorial = {
  queryCms: QueryCms;
  status: PublicationStatus;
};
