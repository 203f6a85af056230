/** Happens on the window when the router has drawn another page into the same document. */
export const pageChangeEvent = 'site-page';

/** Tells modules that work on what the server drew to look at the page again. */
export function announcePageChange(): void {
  window.dispatchEvent(new Event(pageChangeEvent));
}

/** Happens on the window when the list of another address is shown in the same document (`show-list.ts`). */
export const listShownEvent = 'list-shown';
