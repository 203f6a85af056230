import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isCountedVisitor } from './counted-visitor';
import { retryAfterSeconds } from '../http/error-page';
import type { VisitService, VisitOutcome } from './visit-service';
import { readVisit } from './visit-request';
import { findVisitorAddress } from '../http/visitor-address';

/** Where a listing's page says that somebody looks at it (OWN-6). */
export const visitsPath = '/visits';

export interface VisitHandlerSettings {
  readonly service: VisitService;
  readonly siteUrl: string;
  /** How many proxies may be believed about the visitor's address. */
  readonly proxies: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Logger;
}

const statuses: Readonly<Record<VisitOutcome, number>> = { written: 204, tooMany: 429, away: 503 };

/**
 * Answers a beacon with nothing but a status. 204: the visit is in the database, or does not count;
 * which of the two is told nobody. 503: it is not, and may be sent again. It stands before the page
 * cache, so that no page waits for it.
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
    // Who has left needs no answer.
    if (!response.destroyed) log.error({ err }, 'visit failed');
    end(503);
  }
}

/** What goes with a status; of a body that is too large, the rest is not read. */
const extraHeaders: Readonly<Record<number, Record<string, string>>> = {
  405: { Allow: 'POST' },
  413: { Connection: 'close' },
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': String(retryAfterSeconds) },
};
