import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hideLogin, splitLogin } from './feed-login';
import { SnapshotError } from './snapshot-error';

const MAX_REDIRECTS = 5;

export interface SourceLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Whether an address may be asked, redirects among them; any may be without. */
  isAllowed?: (address: URL) => Promise<boolean>;
}

/** Reads the bytes of one file of a snapshot, by its path inside it. Throws a SnapshotError. */
export type SnapshotSource = (file: string) => Promise<Buffer>;

/** A snapshot in a folder or under an http(s) address (DATA-3). */
export function openSource(from: string, limits: SourceLimits): SnapshotSource {
  if (isAddress(from)) {
    const base = parseHttpAddress(from.endsWith('/') ? from : `${from}/`);
    return (file) => download(new URL(file, base), limits);
  }
  return (file) => readLocalFile(path.join(from, file), limits.maxBytes);
}

/** Whether a source is meant as an address, not as a folder. */
export function isAddress(source: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(source);
}

/**
 * The bytes behind an http(s) address; redirects may not lead to another scheme. A name and password
 * in it are sent as a header, to its own origin alone, and stand in no message.
 */
export async function download(given: URL, limits: SourceLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const { address, authorization } = splitLogin(given);
  try {
    const { isAllowed } = limits;
    const response = await follow(address, signal, { isAllowed, authorization });
    if (!response.ok) {
      const message = `${address.href} answered ${response.status}`;
      throw new SnapshotError(message, 'failed', [404, 410].includes(response.status));
    }
    return await readBody(response, address, limits.maxBytes);
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    const reason = signal.aborted ? `no answer in ${limits.timeoutMs / 1000} s` : describe(error);
    throw new SnapshotError(`${address.href} could not be read: ${reason}`);
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

async function follow(
  address: URL,
  signal: AbortSignal,
  { isAllowed, authorization }: Pick<SourceLimits, 'isAllowed'> & { authorization: string | null },
): Promise<Response> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (isAllowed && !(await isAllowed(next))) {
      throw new SnapshotError(`${next.host} is not an address of the internet`);
    }
    const isOwn = authorization !== null && next.origin === address.origin;
    const headers: Record<string, string> = isOwn ? { authorization } : {};
    const response = await fetch(next, { redirect: 'manual', signal, headers });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    next = splitLogin(parseHttpAddress(new URL(location, next).href)).address;
  }
  throw new SnapshotError(`${address.href} redirects more than ${MAX_REDIRECTS} times`);
}

async function readBody(response: Response, address: URL, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge(address.href, maxBytes);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge(address.href, maxBytes);
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}

function parseHttpAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address;
  throw new SnapshotError(`${hideLogin(text)} is not an http(s) address`);
}

function tooLarge(what: string, maxBytes: number): SnapshotError {
  return new SnapshotError(`${what} is larger than ${Math.round(maxBytes / 2 ** 20)} MB`);
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
