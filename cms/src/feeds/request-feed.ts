import { setTimeout as wait } from 'node:timers/promises';
import {
  followRedirects,
  nameAddress as name,
  RedirectError,
} from '../listings/import/follow-redirects';
import {
  HostError,
  type ReceivedResponse,
  type SentRequest,
} from '../listings/import/send-request';
import { SnapshotError } from '../listings/import/snapshot-error';
import { readEnvironment } from '../platform/process/env';
import { FeedError, type FailureReason } from './feed-error';
import type { FeedResponse, RequestFeed } from './feed-kind';

const LIMITS = { maxBytes: 64 * 2 ** 20, timeoutMs: 60_000 };
const TRIES = 4;
const LONGEST_WAIT_MS = 60_000;
const BUSY = [429, 503];

interface RequestOptions {
  signal: AbortSignal;
  /** Time limit of each request; 60 s by default. */
  timeoutMs?: number;
  /** First delay without `Retry-After`; doubled each time. */
  firstWaitMs?: number;
}

export function openRequests({
  signal,
  timeoutMs = LIMITS.timeoutMs,
  firstWaitMs = 1000,
}: RequestOptions): RequestFeed {
  return async (url, request = {}) => {
    const address = parseAddress(url);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(address, request, { signal, timeoutMs });
      if (!BUSY.includes(answer.status)) return describe(answer, address);
      const delay = readRetryAfter(answer.headers) ?? firstWaitMs * 2 ** (attempt - 1);
      if (attempt >= TRIES || delay > LONGEST_WAIT_MS) {
        const message = `${name(address)} is busy (${answer.status})`;
        throw new FeedError(message, 'later', answer.status);
      }
      await wait(delay, undefined, { signal }).catch(() => {
        throw new FeedError('the run was ended while waiting');
      });
    }
  };
}

/** Reports whether a private host is allowed by FEED_PRIVATE_HOSTS. */
export function mayBePrivate({ host, hostname }: URL): boolean {
  const { FEED_PRIVATE_HOSTS: hosts } = readEnvironment();
  return hosts.includes(host) || hosts.includes(hostname);
}

async function ask(
  address: URL,
  sent: SentRequest,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
) {
  try {
    return await followRedirects(address, sent, { ...LIMITS, timeoutMs, signal, mayBePrivate });
  } catch (error) {
    if (error instanceof HostError) {
      const advice = 'an operator may name it in FEED_PRIVATE_HOSTS';
      throw new FeedError(`${error.message}; ${advice}`, 'final', null, 'private');
    }
    if (error instanceof RedirectError) {
      throw new FeedError(error.message, 'final', null, 'redirect');
    }
    if (error instanceof SnapshotError) throw new FeedError(error.message.split('?')[0] ?? '');
    const { name: kind, message } = error as Error;
    const isLate = ['AbortError', 'TimeoutError'].includes(kind);
    const reason = isLate ? `no answer in ${timeoutMs / 1000} s` : message || kind;
    const text = `${name(address)} could not be asked: ${reason}`;
    throw new FeedError(text, 'later', null, isLate ? 'slow' : nameReason(error as Error));
  }
}

/** Names the reason of an error of the connection by its code. */
function nameReason(error: NodeJS.ErrnoException): FailureReason | null {
  const { code = '' } = error;
  if (/CERT|SSL|TLS|SIGNATURE|^EPROTO$/.test(code)) return 'tls';
  if (/^(ENOTFOUND|EAI_\w+)$/.test(code)) return 'host';
  if (code === 'ETIMEDOUT') return 'slow';
  return /^E[A-Z]+$/.test(code) ? 'closed' : null;
}

function describe({ status, headers, bytes }: ReceivedResponse, address: URL): FeedResponse {
  const text = (): string => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new FeedError(`${name(address)} did not answer in UTF-8`);
    }
  };
  const json = (): unknown => {
    try {
      return JSON.parse(text()) as unknown;
    } catch (error) {
      if (error instanceof FeedError) throw error;
      throw new FeedError(`${name(address)} did not answer with JSON (${status})`, 'later', status);
    }
  };
  return { status, headers, bytes, text, json };
}

/** Parses `Retry-After` (RFC 9110), seconds or a date, to milliseconds; null if missing. */
function readRetryAfter(headers: Headers): number | null {
  const given = headers.get('retry-after');
  if (given === null) return null;
  if (/^\d+$/.test(given)) return Number(given) * 1000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function parseAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isUsable = address && /^https?:$/.test(address.protocol) && address.username === '';
  if (!isUsable) throw new FeedError('the address of the source is no http(s) address', 'final');
  return address;
}
