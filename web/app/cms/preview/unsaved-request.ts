import { isPreviewPath } from '../../i18n/paths/preview-path';
import { parseJson } from '../../lib/rules/parse-json';

type UnsavedRequest = { request: Request; unsaved: unknown };

/**
 * Returns a preview's POST with unsaved fields as the GET of the same address and the fields; null
 * for any other request. The caller passes the fields to the loaders in `context.unsaved`.
 */
export async function readUnsavedRequest(request: Request): Promise<UnsavedRequest | null> {
  const { pathname } = new URL(request.url);
  if (!isUnsaved(request.method, pathname, request.headers.get('Content-Type'))) return null;
  const headers = new Headers(request.headers);
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name);
  // Undefined would be a request without fields.
  const unsaved = parseJson(await request.text()) ?? null;
  return { request: new Request(request.url, { headers }), unsaved };
}

/** Recognizes a request with unsaved fields; forms of a preview have other types of content. */
export function isUnsaved(
  method: string | undefined,
  path: string | undefined,
  type: string | null | undefined,
): boolean {
  return (
    method === 'POST' && /^application\/json\s*(;|$)/i.test(type ?? '') && isPreviewPath(path ?? '')
  );
}
