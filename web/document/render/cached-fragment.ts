import { createContext, useContext, type ReactElement } from 'react';

/**
 * What stands for all that a part shows: an object that is the same on many pages, and in words how it is shown where
 * that differs.
 */
export type FragmentKey = { shown: object; how?: string };

/** Draws a part once for its key, as long as what is shown lives. */
export type DrawFragment = (key: FragmentKey, part: ReactElement) => string;

/** Of the server while it draws a document; null in the browser and for pages that React takes over. */
export const FragmentRenderer = createContext<DrawFragment | null>(null);

/**
 * What goes into an element that is the same on many pages, such as the footer: drawn with the page, or the HTML
 * of the first time. `part` may read the translations and no other context. Without a key it is drawn with each page.
 */
export function useCachedFragment(key: FragmentKey | null, part: ReactElement) {
  const draw = useContext(FragmentRenderer);
  if (draw === null || key === null) return { children: part };
  return { dangerouslySetInnerHTML: { __html: draw(key, part) } };
}
