import { hasLayer, whenLayersAreLeft } from './close-on-back';
import { goTo } from './go-to';
import { listShownEvent } from './page-change';
import { findAll, onEvent } from './on-event';
import { parseHtml } from './parse-html';
import { patchDom } from './patch-dom';

const list = '[data-list]';

let running: AbortController | undefined;
let shown = readAddress();

/**
 * Shows the list of another address in this page and fires {@link listShownEvent}. Navigates if the
 * address leads elsewhere or fails to load. Returns true once the list is shown; false otherwise,
 * also if a later call replaced this one.
 */
export async function showList(
  address: string,
  history: 'push' | 'replace' | 'stay',
): Promise<boolean> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const now = document.querySelector<HTMLElement>(list);
  now?.setAttribute('aria-busy', 'true');
  let final = address;
  try {
    const response = await fetch(address, { signal });
    if (response.redirected) final = pathOf(response.url);
    const page = parseHtml(await response.text());
    if (signal.aborted) return false;
    const next = page.querySelector<HTMLElement>(list);
    if (!response.ok || !now || !next) throw new Error(address);
    patchDom(now, next);
    drawAnew(now.querySelector('#list-results'));
    copyPage(page);
  } catch {
    if (!signal.aborted) goTo(final);
    return false;
  }
  await whenLayersAreLeft();
  if (signal.aborted) return false;
  if (final === readAddress()) shown = final;
  // The entry of an open drawer becomes that of the list.
  else if (history === 'push' && hasLayer()) window.history.replaceState(null, '', final);
  else if (history === 'push') window.history.pushState(null, '', final);
  else if (history === 'replace') window.history.replaceState(window.history.state, '', final);
  shown = readAddress();
  window.dispatchEvent(new Event(listShownEvent));
  return true;
}

/**
 * Removes and reinserts the results, because browsers would count moved elements as layout shift.
 * Loaded pictures stay.
 */
function drawAnew(results: Element | null): void {
  if (!results || results.contains(document.activeElement)) return;
  const { parentNode, nextSibling } = results;
  results.remove();
  parentNode?.insertBefore(results, nextSibling);
}

function copyPage(page: DocumentFragment): void {
  document.title = page.querySelector('title')?.textContent ?? document.title;
  for (const around of findAll('[data-around-list]')) {
    const next = page.querySelector(`[data-around-list="${around.dataset.aroundList}"]`);
    around.hidden = next === null;
    if (next) patchDom(around, next);
  }
  for (const link of findAll('link[rel="canonical"], [hreflang]')) {
    const { tagName } = link;
    const language = link.getAttribute('hreflang');
    const same = language === null ? 'link[rel="canonical"]' : `${tagName}[hreflang="${language}"]`;
    const href = page.querySelector(same)?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}

// A running request does not include the latest selection.
onEvent('change', `${list} form`, () => running?.abort());
window.addEventListener('popstate', () => {
  if (readAddress() !== shown) void showList(readAddress(), 'stay');
});
