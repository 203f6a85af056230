import { splitLogin } from './feed-login';
import {
  sendRequest,
  type ReceivedResponse,
  type RequestLimits,
  type SentRequest,
} from './send-request';
import { SnapshotError } from './snapshot-error';

const MAX_REDIRECTS = 5;
/** These repeat the same request; after others the next one is a GET, as in browsers (RFC 9110). */
const SAME_REQUEST = [307, 308];

/** A redirect to a forbidden address or to none; trying again gives the same result. */
export class RedirectError extends SnapshotError {}

/**
 * Returns the response of an address after redirects, which may not give up TLS and stay on the
 * same host unless the limits allow others. Other hosts get no headers of the request. The timeout
 * is for all hops together. Throws the errors of `sendRequest`, and RedirectError.
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

/** Returns an address without its parameters, which can contain a token. */
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
