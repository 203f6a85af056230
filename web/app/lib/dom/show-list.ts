import { goTo } from './go-to';
import { listShownEvent } from './page-change';
import { findAll, onEvent } from './on-event';
import { parseHtml } from './parse-html';
import { patchDom } from './patch-dom';

const list = '[data-list]';

let running: AbortController | undefined;
let shown = readAddress();

/**
 * Shows the list of another address in this page, and tells of it. An address that leads elsewhere or
 * cannot be had is loaded. True once the list is there; false also when a later call came in between.
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
  if (final === readAddress()) shown = final;
  else if (history === 'push') window.history.pushState(null, '', final);
  else if (history === 'replace') window.history.replaceState(window.history.state, '', final);
  shown = readAddress();
  window.dispatchEvent(new Event(listShownEvent));
  return true;
}

/**
 * Other results begin where they stand: for the browser none of them moved there, which it would count
 * as a jump of the page. Pictures that are loaded stay so.
 */
function drawAnew(results: Element | null): void {
  if (!results || results.contains(document.activeElement)) return;
  const { parentNode, nextSibling } = results;
  results.remove();
  parentNode?.insertBefore(results, nextSibling);
}

/** Title, canonical address, the same list in the other languages, and what stands around the list. */
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

// What is on its way knows nothing of what is chosen now.
onEvent('change', `${list} form`, () => running?.abort());
window.addEventListener('popstate', () => {
  if (readAddress() !== shown) void showList(readAddress(), 'stay');
});
