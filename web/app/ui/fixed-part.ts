import { createContext, useContext, type ReactElement } from 'react';

/** Draws what `key` stands for, once as long as that object lives; `key` says all that the part shows. */
export type DrawFixedPart = (key: object, part: ReactElement) => string;

/** Of the server while it draws a document; null in the browser and for pages that React takes over. */
export const FixedPartRenderer = createContext<DrawFixedPart | null>(null);

/**
 * What goes into an element that is the same on many pages, such as the footer: drawn with the page, or the HTML
 * of the first time. A tenth of what a page costs. `part` may read the translations and no other context.
 */
export function useFixedPart(key: object, part: ReactElement) {
  const draw = useContext(FixedPartRenderer);
  if (draw === null) return { children: part };
  return { dangerouslySetInnerHTML: { __html: draw(key, part) } };
}
