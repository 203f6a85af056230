import type { Answer } from '../visitors/request';

export type Who = 'visitor' | 'sender' | 'owner';

/** A response, or a broken connection (status null). */
interface Seen {
  who: Who;
  at: number;
  ms: number;
  path: string;
  status: number | null;
  /** True if a refusal has `Retry-After`. */
  isPolite: boolean;
}

export interface Sum {
  answers: number;
  /** 503 and 429 with `Retry-After`. */
  refused: number;
  broken: number;
  /** Responses other than pages, redirects and redisplayed forms. */
  wrong: string[];
  visitorsRefused: number;
  slowestMs: number;
  /** Requests without a page, for the log. */
  failures: string[];
}

export class Tally {
  readonly #seen: Seen[] = [];

  record(who: Who, at: number, path: string, answer: Answer): void {
    this.#seen.push({
      who,
      at,
      path,
      ms: Date.now() - at,
      status: answer?.status ?? null,
      isPolite: answer?.headers.has('retry-after') ?? false,
    });
  }

  sum(from: number, to: number): Sum {
    const seen = this.#seen.filter(({ at }) => at >= from && at < to);
    const failed = seen.filter((each) => !isFine(each));
    return {
      answers: seen.length,
      refused: failed.filter(isRefusal).length,
      broken: failed.filter(({ status }) => status === null).length,
      wrong: failed
        .filter((each) => each.status !== null && !isRefusal(each))
        .map(({ who, path, status }) => `${who}: ${status} at ${path}`),
      visitorsRefused: failed.filter(({ who }) => who === 'visitor').length,
      failures: failed.map(({ who, status, ms, path }) => `${who} ${status} ${ms} ms ${path}`),
      slowestMs: seen.reduce((slowest, { ms }) => Math.max(slowest, ms), 0),
    };
  }
}

/** A form with a question or an error has status 422. */
function isFine({ status }: Seen): boolean {
  return status !== null && (status < 400 || status === 422);
}

function isRefusal({ status, isPolite }: Seen): boolean {
  return (status === 503 || status === 429) && isPolite;
}
