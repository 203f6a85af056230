import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion; true until the browser knows, so that nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listen);
      return () => media.removeEventListener('change', listen);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
