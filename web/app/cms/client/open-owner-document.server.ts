import { env } from '../../../server/env';
import { recordCall } from './cms-calls.server';
import { CmsError } from './cms-error';

const timeoutMs = 20_000;

/** Headers that a browser needs to download a file instead of showing it. */
const kept = ['Content-Type', 'Content-Disposition', 'Content-Length', 'X-Content-Type-Options'];

/** Opens a document of the session's owner; null for documents of others. Throws CmsError. */
export function openOwnerDocument(session: string, id: string): Promise<Response | null> {
  return recordCall('openOwnerDocument', () => open(session, id));
}

async function open(session: string, id: string): Promise<Response | null> {
  const response = await fetch(new URL(`/owner-documents/${id}`, env.CMS_URL), {
    headers: { Authorization: `Bearer ${env.CMS_TOKEN}`, 'X-Owner-Session': session },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (response?.status === 404) return null;
  if (!response?.ok) {
    const status = response?.status ?? null;
    const kind = status === null || status >= 500 ? 'unreachable' : 'invalid';
    throw new CmsError(kind, 'openOwnerDocument', status, 'not opened');
  }
  const headers = kept.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(response.body, {
    headers: [...headers, ['Cache-Control', 'private, no-store']],
  });
}
