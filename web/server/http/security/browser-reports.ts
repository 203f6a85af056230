import type { IncomingMessage, ServerResponse } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readBody } from '../read-body';
import { findVisitorAddress } from './visitor-address';

export const reportsPath = '/browser-reports';
export const reportingHeaders = { 'Reporting-Endpoints': `site="${reportsPath}"` };

const mostBytes = 64 * 1024;
const mostKinds = 200;
const mostReports = 50;
const perMinute = 30;

interface ReportLog {
  warn(line: object, message: string): void;
}

/** Number of reports by subject; nothing about the visitor or the page is stored. */
export class ReportCounts {
  readonly #counts = new Map<string, number>();

  constructor(private readonly log: ReportLog) {}

  /** Counts reports; logs the first, tenth, hundredth and so on of each kind. */
  add(reports: readonly unknown[]): void {
    for (const report of reports.slice(0, mostReports)) {
      const kind = nameKind(report);
      if (kind === null) continue;
      const isKnown = this.#counts.has(kind) || this.#counts.size < mostKinds;
      const key = isKnown ? kind : 'other';
      const count = (this.#counts.get(key) ?? 0) + 1;
      this.#counts.set(key, count);
      if (Number.isInteger(Math.log10(count))) {
        this.log.warn({ report: key, count }, 'browser report');
      }
    }
  }

  list(): ReadonlyMap<string, number> {
    return this.#counts;
  }
}

export interface ReportSettings {
  readonly counts: ReportCounts;
  readonly proxies: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Creates the handler of the Reporting API: 204, or 405, 413, 429 or 400 for an invalid request.
 */
export function createReportEndpoint({ counts, proxies, headers }: ReportSettings) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number): void => {
      if (response.headersSent || response.destroyed) return;
      const rest = status === 413 ? { Connection: 'close' } : {};
      response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', ...rest }).end();
    };
    if (request.method !== 'POST') return end(405);
    const address = ipKeyGenerator(findVisitorAddress(request, proxies));
    const isTooMany = await limiter.consume(address).then(
      () => false,
      () => true,
    );
    if (isTooMany) return end(429);
    const body = await readBody(request, mostBytes).catch(() => '');
    if (body === null) return end(413);
    const reports = parse(body);
    if (reports === null) return end(400);
    counts.add(reports);
    end(204);
  };
}

function parse(body: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Names the subject, such as `csp-violation img-src https://example.org`; null if invalid. */
function nameKind(report: unknown): string | null {
  const { type, body } = (report ?? {}) as { type?: unknown; body?: unknown };
  if (typeof type !== 'string' || !/^[a-z-]{1,40}$/.test(type)) return null;
  const { effectiveDirective, disposition, blockedURL, id } = (body ?? {}) as Record<
    string,
    unknown
  >;
  return [type, readWord(effectiveDirective ?? id ?? disposition), readOrigin(blockedURL)]
    .filter(Boolean)
    .join(' ');
}

function readWord(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : '';
}

/** Keeps only the origin: an address may contain what a visitor typed. */
function readOrigin(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (!URL.canParse(value)) return readWord(value);
  const { origin, protocol } = new URL(value);
  return origin === 'null' ? protocol : origin.slice(0, 120);
}
