import { runForAll } from './cancellation.server';
import type { Change } from '../changed-tags';

type Load<Value> = () => Promise<Value>;

export type RememberSettings = {
  /** Age up to which an answer is returned without a query. */
  freshMs: number;
  /**
   * Age up to which it is returned and refreshed in the background; afterwards the caller waits.
   */
  staleMs: number;
  /** Types in a publish notice that affect the answer. */
  madeOf: readonly Change['type'][];
  now?: () => number;
};

/** Returns the remembered answer; `renew` replaces it and throws when its query fails. */
export type Remembered<Value> = Load<Value> & { renew(load: Renew<Value>): Promise<Value> };

type Renew<Value> = (known: Value | null) => Promise<Value>;

type Answer<Value> = { value: Value; at: number };

const forgetters = new Set<(changes: readonly Change[]) => void>();

/**
 * Remembers one answer of the CMS. Sends one query at a time; if it fails, the old answer is
 * returned whatever its age, so that the site stays up while the CMS is unavailable. Throws the
 * error of `load` if there is no old answer.
 */
export function remembered<Value>(
  load: Load<Value>,
  settings: RememberSettings,
): Remembered<Value> {
  const now = settings.now ?? Date.now;
  let answer: Answer<Value> | null = null;
  let asking: Promise<Value> | null = null;
  forgetters.add((changes) => {
    if (changes.some(({ type }) => settings.madeOf.includes(type))) forget();
  });

  return Object.assign(get, { renew });

  function get(): Promise<Value> {
    const age = answer === null ? Infinity : now() - answer.at;
    if (answer !== null && age < settings.freshMs) return Promise.resolve(answer.value);
    const asked = ask().catch((error: unknown) => {
      if (answer === null) throw error;
      return answer.value;
    });
    if (answer === null || age >= settings.staleMs) return asked;
    return Promise.resolve(answer.value);
  }

  function renew(loadAnew: Renew<Value>): Promise<Value> {
    forget();
    return ask(() => loadAnew(answer?.value ?? null));
  }

  /** Also outdates a query in progress, which may have read old data. */
  function forget(): void {
    if (answer !== null) answer = { ...answer, at: -Infinity };
    asking = null;
  }

  function ask(loadNow = load): Promise<Value> {
    if (asking !== null) return asking;
    const asked = runForAll(loadNow)
      .then((value) => {
        if (asking === asked || answer === null)
          answer = { value, at: asking === asked ? now() : -Infinity };
        return value;
      })
      .finally(() => {
        if (asking === asked) asking = null;
      });
    asking = asked;
    return asked;
  }
}

/**
 * Outdates answers on a publish notice: the next caller waits for a new one, with the old one as a
 * fallback.
 */
export function forgetRemembered(changes: readonly Change[]): void {
  for (const forget of forgetters) forget(changes);
}
