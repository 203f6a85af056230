import { splitLogin } from './feed-login';
import {
  sendRequest,
  type ReceivedResponse,
  type RequestLimits,
  type SentRequest,
} from './send-request';
import { SnapshotError } from './snapshot-error';

const MAX_REDIRECTS = 5;
/** These ask for the same request again; after others, as browsers do, it is a GET (RFC 9110). */
const SAME_REQUEST = [307, 308];

/** It leads where it may not, or nowhere: asking again gives the same. */
export class RedirectError extends SnapshotError {}

/**
 * Returns the answer behind an address, after redirects that do not give up TLS and stay within its
 * host, unless the limits allow others; the headers of the request are sent to no other host. The
 * time is that of all hops together. Throws as `sendRequest` does, and a RedirectError.
 */
export async function followRedirects(
  address: URL,
  request: SentRequest,
  limits: RequestLimits,
): Promise<ReceivedResponse> {
  const ends = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([limits.signal, ends]) : ends;
  let next = address;
  let sent = request;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await sendRequest(next, sent, { ...limits, signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    next = findNext(location, next, limits);
    if (!SAME_REQUEST.includes(answer.status)) sent = { headers: request.headers ?? {} };
    if (next.host !== address.host) sent = {};
  }
  throw new RedirectError(`${nameAddress(address)} redirects more than ${MAX_REDIRECTS} times`);
}

/** An address without its parameters, which may hold a token. */
export function nameAddress({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

function findNext(location: string, from: URL, { mayChangeHost = false }: RequestLimits): URL {
  const next = URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (!mayChangeHost && next?.host !== from.host) {
    throw new RedirectError(`${nameAddress(from)} redirects to another host`);
  }
  const givesUpTls = from.protocol === 'https:' && next?.protocol !== 'https:';
  if (!next || !/^https?:$/.test(next.protocol) || givesUpTls) {
    throw new RedirectError(`${nameAddress(from)} redirects to no http(s) address, or without TLS`);
  }
  return splitLogin(next).address;
}
