import { env } from '../../../server/env';
import { recordCall } from './cms-calls.server';
import { CmsError } from './cms-error';
import { untilAnswered } from './write.server';

const patienceMs = 12_000;
const timeoutMs = 10_000;

/** Id of a file stored in the CMS, or the reason for its refusal. */
export type StoredFile = { id: string } | { error: 'type' | 'size' | 'full' };

/** Uploads a visitor's file to private storage of the CMS. Throws CmsError. */
export async function storeFile(file: File, purpose: 'cv' | 'picture'): Promise<StoredFile> {
  const address = new URL(`/lead-files?purpose=${purpose}`, env.CMS_URL);
  const store = async (left: number): Promise<StoredFile> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${env.CMS_TOKEN}`,
        'Content-Type': 'application/octet-stream',
        'X-File-Name': nameInHeader(file.name),
      },
      body: file,
      signal: AbortSignal.timeout(Math.max(500, Math.min(timeoutMs, left))),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as Partial<Answer> | null;
    if (response?.ok && typeof answer?.id === 'string') return { id: answer.id };
    if (response?.status === 413) return { error: 'size' };
    if (response?.status === 422) return { error: answer?.error === 'size' ? 'size' : 'type' };
    if (response?.status === 507) return { error: 'full' };
    const kind = response === null || response.status >= 500 ? 'unreachable' : 'invalid';
    throw new CmsError(kind, 'storeFile', response?.status ?? null, 'not stored');
  };
  const stored = recordCall('storeFile', () => untilAnswered(patienceMs, store));
  return stored.catch((error: unknown) => {
    if (error instanceof CmsError) console.error(error.message);
    throw error;
  });
}

/** Encodes a name for a header, which allows ASCII only; replaces unpaired surrogates. */
function nameInHeader(name: string): string {
  return encodeURIComponent(Buffer.from(name.slice(0, 200)).toString());
}

type Answer = { id: string; error: string };
