import { createContext, useContext, type ReactElement } from 'react';

/**
 * Cache key of a fragment: an object that is the same on many pages, and a variant if the fragment
 * depends on more.
 */
export type FragmentKey = { shown: object; how?: string };

export type DrawFragment = (key: FragmentKey, part: ReactElement) => string;

/**
 * Set on the server during the render of a document; null in the browser and for hydrated pages.
 */
export const FragmentRenderer = createContext<DrawFragment | null>(null);

/**
 * Returns the content of an element that is the same on many pages, such as the footer: rendered,
 * or the HTML of the first render. `part` may read the translations and no other context. Without a
 * key it is rendered with each page.
 */
export function useCachedFragment(key: FragmentKey | null, part: ReactElement) {
  const draw = useContext(FragmentRenderer);
  if (draw === null || key === null) return { children: part };
  return { dangerouslySetInnerHTML: { __html: draw(key, part) } };
}
