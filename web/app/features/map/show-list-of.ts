import { goTo } from '../../lib/go-to';
import { findAll } from '../../lib/on-event';
import { readProps } from '../../lib/read-props';
import { parseHtml } from '../../lib/parse-html';
import type { ListMapView } from './list-map-view';

/** What a list has beside its map, in the order of the page. */
const parts = '[data-list-part]';
let running: AbortController | undefined;
let shown = '';

/**
 * Shows the list of another address in this page, whose map stays; returns that list's map. Where it
 * cannot be had, and where its parts are others, the address is loaded; null then, and when a later
 * call came before the answer.
 */
export async function showListOf(address: string, replace: boolean): Promise<ListMapView | null> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const response = await fetch(address, { signal });
    const page = parseHtml(await response.text());
    const map = readProps<ListMapView>('list-map', page);
    const [now, next] = [findAll(parts), findAll(parts, page)];
    if (!response.ok || !map || now.length !== next.length) throw new Error(address);
    now.forEach((part, at) => part.replaceChildren(...(next[at]?.childNodes ?? [])));
    document.title = page.querySelector('title')?.textContent ?? document.title;
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    shown = readAddress();
    return map;
  } catch {
    if (!signal.aborted) goTo(address);
    return null;
  }
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}

// What this page showed before is shown by its own document.
if (typeof window !== 'undefined') {
  shown = readAddress();
  window.addEventListener('popstate', () => {
    if (readAddress() !== shown) window.location.reload();
  });
}
