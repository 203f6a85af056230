import type { Answer } from '../visitors/request';

export type Who = 'visitor' | 'sender' | 'owner';

/** One answer, or a connection that broke (status null). */
interface Seen {
  who: Who;
  /** When it was asked for. */
  at: number;
  ms: number;
  path: string;
  status: number | null;
  /** Whether a refusal says when to come again. */
  isPolite: boolean;
}

/** How those answered that were asked for in some time. */
export interface Sum {
  answers: number;
  /** 503 and 429 with `Retry-After`. */
  refused: number;
  broken: number;
  /** Whatever else is no page, no redirect and no form that was sent back. */
  wrong: string[];
  /** Visitors that got no page. */
  visitorsRefused: number;
  slowestMs: number;
  /** Whoever got no page, for whom reads along. */
  failures: string[];
}

/** Writes down how every request was answered. */
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

/** A form that asks a question, or says what is wrong with it, is 422. */
function isFine({ status }: Seen): boolean {
  return status !== null && (status < 400 || status === 422);
}

function isRefusal({ status, isPolite }: Seen): boolean {
  return (status === 503 || status === 429) && isPolite;
}
