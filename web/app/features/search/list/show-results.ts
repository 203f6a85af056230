import { findAll } from '../../../lib/dom/on-event';
import { showList } from '../../../lib/dom/show-list';

/**
 * Loads and shows the list of another address. Re-creates the filters of the drawer, and scrolls to
 * the first result if it is out of view.
 */
export async function showResults(address: string, history: 'push' | 'replace'): Promise<void> {
  const focused = document.activeElement;
  if (!(await showList(address, history))) return;
  const drawer = document.getElementById('filters');
  if (drawer instanceof HTMLDialogElement) drawer.close();
  // The focused element, such as a filter chip, may have been removed.
  if (focused && !focused.isConnected) {
    document.getElementById('list-results')?.focus({ preventScroll: true });
  }
  for (const field of findAll('[data-city-search]')) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  showFirstResult();
}

/** Does not scroll if the first result is visible. */
function showFirstResult(): void {
  const results = document.getElementById('list-results');
  if (!results) return;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  if (results.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop) - 1) {
    results.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
