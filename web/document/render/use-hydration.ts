import { useMatches } from '@remix-run/react';
import { createContext } from 'react';

/** The `handle` of a route that React runs as a whole in the browser; others are documents. */
export const hydrated = { isHydrated: true };

/** Whether React takes over the page in the browser (docs/decisions/0119). */
export function useIsHydrated(): boolean {
  return useMatches().some(({ handle }) => handle === hydrated);
}

/** Lets the inline scripts of a page that React takes over run; only the server knows it. */
export const ScriptNonce = createContext<string | undefined>(undefined);
