import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { retryAfterSeconds } from '../http/error-page';
import type { VisitService, VisitOutcome } from './visit-service';
import { findVisitorAddress } from '../http/security/visitor-address';
import { isbot } from 'isbot';
import { parseConsent } from '../../app/lib/web/consent';
import { z } from 'zod';
import { isListingId } from '@agency/domain/match-address';
import { parseJson } from '../../app/lib/rules/parse-json';
import { isOwnOrigin } from '../http/security/origin-check';
import { readBody } from '../http/read-body';

export const visitsPath = '/visits';

export interface VisitHandlerSettings {
  readonly service: VisitService;
  readonly siteUrl: string;
  readonly proxies: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Logger;
}

const statuses: Readonly<Record<VisitOutcome, number>> = { written: 204, tooMany: 429, away: 503 };

/**
 * Answers a beacon with a status only. 204: the visit is in the database or does not count; the
 * answer does not say which. 503: it is not, and may be sent again. Runs before the page cache, so
 * that no page waits for it.
 */
export async function answerVisit(
  request: IncomingMessage,
  response: ServerResponse,
  { service, siteUrl, proxies, headers, log }: VisitHandlerSettings,
): Promise<void> {
  const end = (status: number) => {
    if (response.headersSent || response.destroyed) return;
    response
      .writeHead(status, { ...headers, 'Cache-Control': 'no-store', ...extraHeaders[status] })
      .end();
  };
  try {
    const visit = await readVisit(request, siteUrl);
    if ('refusal' in visit) return end(visit.refusal);
    if (!isCountedVisitor(request.headers)) return end(204);
    const address = findVisitorAddress(request, proxies);
    const agent = request.headers['user-agent'] ?? '';
    end(statuses[await service({ ...visit, address, agent })]);
  } catch (err) {
    if (!response.destroyed) log.error({ err }, 'visit failed');
    end(503);
  }
}

/** Headers per status; the rest of a body that is too large is not read. */
const extraHeaders: Readonly<Record<number, Record<string, string>>> = {
  405: { Allow: 'POST' },
  413: { Connection: 'close' },
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': String(retryAfterSeconds) },
};

/** Cookies of people who do not count: an owner who is logged in; an editor, marked for a year. */
const ownPeople = /(?:^|;\s*)(?:(?:__Host-)?site_session|site_preview|site_staff)=/;

function isCountedVisitor(headers: IncomingHttpHeaders): boolean {
  const { cookie = '', 'user-agent': agent = '' } = headers;
  if (agent.trim() === '' || isbot(agent) || ownPeople.test(cookie)) return false;
  return parseConsent(cookie)?.analytical === true;
}

type VisitRequest = { readonly listing: string } | { readonly refusal: number };

const largestBody = 1024;
const schema = z.strictObject({ listing: z.string().refine(isListingId) });

/**
 * Reads a beacon: a POST of JSON from a page of this site, at most 1 KB. Browsers send `Origin`
 * with every POST, so a request without it does not come from a page.
 */
async function readVisit(request: IncomingMessage, siteUrl: string): Promise<VisitRequest> {
  const { method, headers } = request;
  if (method !== 'POST') return { refusal: 405 };
  if (headers.origin === undefined || !isOwnOrigin(request, siteUrl)) return { refusal: 403 };
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return { refusal: 415 };
  const body = await readBody(request, largestBody);
  if (body === null) return { refusal: 413 };
  const { data } = schema.safeParse(parseJson(body));
  return data ?? { refusal: 400 };
}
