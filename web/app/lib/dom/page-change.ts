/** Fired on the window when the router has rendered another page in the same document. */
export const pageChangeEvent = 'site-page';

/** Makes modules that enhance server HTML process the page again. */
export function announcePageChange(): void {
  window.dispatchEvent(new Event(pageChangeEvent));
}

/** Fired on the window when `show-list.ts` has shown another list in the same document. */
export const listShownEvent = 'list-shown';
