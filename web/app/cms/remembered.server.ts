type Load<Value> = () => Promise<Value>;

export type RememberSettings = {
  /** So long an answer is given without asking again. */
  freshMs: number;
  /** So long it is still given while a new one is fetched behind it; later the caller waits. */
  staleMs: number;
  now?: () => number;
};

type Answer<Value> = { value: Value; at: number };

const forgetters = new Set<() => void>();

/**
 * Remembers one answer of the CMS for some seconds. One question at a time; when it fails the old
 * answer is given, however old, so that a site whose CMS is away stands as it was. Throws what
 * `load` throws when there is no old answer.
 */
export function remembered<Value>(load: Load<Value>, settings: RememberSettings): Load<Value> {
  const now = settings.now ?? Date.now;
  let answer: Answer<Value> | null = null;
  let asking: Promise<Value> | null = null;
  forgetters.add(() => {
    if (answer !== null) answer = { ...answer, at: -Infinity };
  });

  return () => {
    const age = answer === null ? Infinity : now() - answer.at;
    if (answer !== null && age < settings.freshMs) return Promise.resolve(answer.value);
    const asked = ask();
    if (answer === null || age >= settings.staleMs) return asked;
    // Its failure is logged at the door to the CMS; this caller already has an answer.
    asked.catch(() => undefined);
    return Promise.resolve(answer.value);
  };

  function ask(): Promise<Value> {
    asking ??= load()
      .then((value) => {
        answer = { value, at: now() };
        return value;
      })
      .catch((error: unknown) => {
        if (answer === null) throw error;
        return answer.value;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }
}

/** A publish notice came: the next caller waits for a new answer (the old one still helps out). */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
