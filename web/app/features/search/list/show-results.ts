import { findAll } from '../../../lib/dom/on-event';
import { showList } from '../../../lib/dom/show-list';

/**
 * Shows the list of another address in place; the filters in the drawer are made anew, and who had
 * scrolled past the first result begins there again.
 */
export async function showResults(address: string, history: 'push' | 'replace'): Promise<void> {
  const focused = document.activeElement;
  if (!(await showList(address, history))) return;
  const drawer = document.getElementById('filters');
  if (drawer instanceof HTMLDialogElement) drawer.close();
  // What had the focus may be gone, such as the chip of a filter.
  if (focused && !focused.isConnected) {
    document.getElementById('list-results')?.focus({ preventScroll: true });
  }
  for (const field of findAll('[data-city-search]')) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  showFirstResult();
}

/** Without a jump where the first one is still in sight. */
function showFirstResult(): void {
  const results = document.getElementById('list-results');
  if (!results) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (results.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop) - 1) {
    results.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
