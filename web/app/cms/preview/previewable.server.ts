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
import type { QueryCms } from '../client/client.server';
import type { PublicationStatus } from '../generated/graphql';

type Load<Args, Answer> = (args: Args) => Promise<Answer>;
type WithRequest = { request: Request };

const sessions = new WeakMap<Request, PreviewSession>();

/**
 * A page's loader that has a preview as well (ROUTE-11). Under `/{language}/preview/` it is asked
 * with the public address; what it shows are drafts (see {@link findEditorial}), its links lead on
 * in the preview, and nobody keeps the answer. Without leave: 401.
 */
export function previewable<Args extends WithRequest, Answer>(
  load: Load<Args, Answer>,
): Load<Args, Answer> {
  return loadIn(load, () => {
    throw refusePreview();
  });
}

/** As {@link previewable}, for the layout around the page: without leave it is the public one. */
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
    sessions.set(request, session);
    try {
      return await keepInPreview(await load({ ...args, request }));
    } catch (thrown) {
      throw thrown instanceof Error ? thrown : await keepInPreview(thrown);
    }
  };
}

/** How the content of a request is asked for, and the preview it is asked for, if it is. */
export function findEditorial(request: Request): Editorial & { preview: PreviewSession | null } {
  const preview = sessions.get(request) ?? null;
  return preview === null
    ? { queryCms, status: 'PUBLISHED', preview }
    : { queryCms: queryDrafts, status: preview.status, preview };
}

/** The 401 of a preview that did not come from the CMS, or no longer does. */
function refusePreview(): Response {
  return new Response(null, { status: 401, headers: uncachedHeaders });
}

function toPublicRequest(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = toPublicPath(url.pathname);
  return new Request(url, request);
}

/** What a loader answers, as it is given within the preview. */
async function keepInPreview<Answer>(answer: Answer): Promise<Answer> {
  if (answer instanceof Response) return (await keepResponseInPreview(answer)) as Answer;
  if (!isDataWithInit(answer)) return keepLinksInPreview(answer);
  const init = { ...answer.init, headers: uncachedHeaders };
  return { ...answer, data: keepLinksInPreview(answer.data), init };
}

/** A redirect within the site stays in the preview; one that leaves it is shown instead. */
async function keepResponseInPreview(response: Response) {
  const { status } = response;
  const location = response.headers.get('Location');
  if (location === null) {
    // A file, such as one for a calendar, has no links to keep.
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

/** What a preview says of a page that sends its visitors off the site (MENU-3). */
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

/** How editorial content is asked for: what is published, or in a preview what is not yet (ROUTE-11). */
export type Editorial = {
  queryCms: QueryCms;
  status: PublicationStatus;
};
