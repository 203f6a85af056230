import { useSyncExternalStore } from 'react';

/** Tells components of the admin that something happened elsewhere in it. */
export interface EventCounter {
  /** It happened once more. */
  announce(): void;
  /** A number that is another one after each time. */
  useCount(): number;
}

export function makeEventCounter(): EventCounter {
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
    useCount: () => useSyncExternalStore(subscribe, () => turn),
  };
}
