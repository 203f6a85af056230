import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hideLogin, splitLogin } from './feed-login';
import { followRedirects } from './follow-redirects';
import { tooLarge, type RequestLimits } from './send-request';
import { SnapshotError } from './snapshot-error';

/** Reads one file of a snapshot by its path inside it. Throws a SnapshotError. */
export type SnapshotSource = (file: string) => Promise<Buffer>;

/** Opens a snapshot in a folder or at an http(s) address. */
export function openSource(from: string, given: RequestLimits): SnapshotSource {
  // The person who set the address chose its host.
  const limits = { mayBePrivate: () => true, ...given };
  if (isAddress(from)) {
    const base = parseHttpAddress(from.endsWith('/') ? from : `${from}/`);
    return (file) => download(new URL(file, base), limits);
  }
  return (file) => readLocalFile(path.join(from, file), limits.maxBytes);
}

export function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(source);
}

/**
 * Downloads an http(s) address. A name and password in it are sent as a header and do not appear in
 * messages.
 */
export async function download(given: URL, limits: RequestLimits): Promise<Buffer> {
  const { address, authorization } = splitLogin(given);
  try {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const { status, bytes } = await followRedirects(address, { headers }, limits);
    if (status >= 200 && status < 300) return bytes;
    const message = `${address.href} answered ${status}`;
    throw new SnapshotError(message, 'failed', [404, 410].includes(status));
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    throw new SnapshotError(`${address.href} could not be read: ${describe(error, limits)}`);
  }
}

export async function readLocalFile(file: string, maxBytes: number): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > maxBytes) throw tooLarge(file, maxBytes);
    return await readFile(file);
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = isMissing ? `${file} is missing` : `${file}: ${describe(error)}`;
    throw new SnapshotError(message, 'failed', isMissing);
  }
}

function parseHttpAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address;
  throw new SnapshotError(`${hideLogin(text)} is not an http(s) address`);
}

function describe(error: unknown, limits?: RequestLimits): string {
  const { name, cause } = error as Error;
  if (limits && ['AbortError', 'TimeoutError'].includes(name)) {
    return `no answer in ${limits.timeoutMs / 1000} s`;
  }
  const reason = cause instanceof Error ? cause : error;
  return reason instanceof Error ? reason.message || name : String(reason);
}
