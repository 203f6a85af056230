import { useSyncExternalStore } from 'react';

export interface EventCounter {
  announce(): void;
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
