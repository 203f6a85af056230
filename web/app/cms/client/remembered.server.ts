import { runForAll } from './cancellation.server';
import type { Change } from '../changed-tags';

type Load<Value> = () => Promise<Value>;

export type RememberSettings = {
  /** So long an answer is given without asking again. */
  freshMs: number;
  /** So long it is still given while a new one is fetched behind it; later the caller waits. */
  staleMs: number;
  /** What a publish notice names that makes the answer another. */
  madeOf: readonly Change['type'][];
  now?: () => number;
};

/**
 * Gives the remembered answer; `renew` asks whatever is remembered, in its own way, and throws when
 * that fails.
 */
export type Remembered<Value> = Load<Value> & { renew(load: Renew<Value>): Promise<Value> };

/** Asks for what has changed of the known answer, which is null when there is none. */
type Renew<Value> = (known: Value | null) => Promise<Value>;

type Answer<Value> = { value: Value; at: number };

const forgetters = new Set<(changes: readonly Change[]) => void>();

/**
 * Remembers one answer of the CMS for some seconds. One question at a time; when it fails the old
 * answer is given, however old, so that a site whose CMS is away stands as it was. Throws what
 * `load` throws when there is no old answer.
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
    // Its failure is logged by the CMS client; this caller already has an answer.
    return Promise.resolve(answer.value);
  }

  function renew(loadAnew: Renew<Value>): Promise<Value> {
    forget();
    return ask(() => loadAnew(answer?.value ?? null));
  }

  /** What was asked before this moment is no answer to who asks after it. */
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

/** A publish notice came: the next caller waits for a new answer (the old one still helps out). */
export function forgetRemembered(changes: readonly Change[]): void {
  for (const forget of forgetters) forget(changes);
}
