import { useSyncExternalStore } from 'react';

/** Tells components of the admin that something happened elsewhere in it. */
export interface Turns {
  /** It happened once more. */
  announce(): void;
  /** A number that is another one after each time. */
  useTurn(): number;
}

export function makeTurns(): Turns {
  let turn = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    announce: () => {
      turn += 1;
      for (const listener of listeners) listener();
    },
    useTurn: () => useSyncExternalStore(subscribe, () => turn),
  };
}
