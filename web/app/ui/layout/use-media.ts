import { useSyncExternalStore } from 'react';

/** Evaluates a media query; returns `before` until the browser has evaluated it. */
export function useMedia(query: string, before: boolean): boolean {
  return useSyncExternalStore(
    (listen) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    () => window.matchMedia(query).matches,
    () => before,
  );
}

/** Returns false on the server and in the browser's first render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
