import { useMatches } from '@remix-run/react';
import { createContext } from 'react';

/** `handle` of a route that React hydrates as a whole; other routes are documents. */
export const hydrated = { isHydrated: true };

/** Reports whether React hydrates the page (docs/decisions/0119). */
export function useIsHydrated(): boolean {
  return useMatches().some(({ handle }) => handle === hydrated);
}

/** Nonce of the inline scripts of a hydrated page; only set on the server. */
export const ScriptNonce = createContext<string | undefined>(undefined);
