import { useSyncExternalStore } from 'react';

/** Whether the window is as a media query says; `before` until the browser knows. */
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

/** False on the server and in the first render of the browser, true once JavaScript has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
