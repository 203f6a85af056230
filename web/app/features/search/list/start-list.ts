import { leavingLayer } from '../../../lib/dom/leaving-layer';
import { goTo } from '../../../lib/dom/go-to';
import { onEvent, onPlainClick } from '../../../lib/dom/on-event';
import { writeFormQuery } from '../write-form-query';

const forms = 'form[data-filter-form]';
/** Choices in quick succession are one search. */
const applyMs = 200;
const countMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts history navigations, which cancel pending choices. */
let travels = 0;

/**
 * Applies the row's filters at once and those of the drawer by its button, which shows the number
 * of results; sort orders, views and chips update the list in place. Scripts load on first use; if
 * they fail, links and forms work as usual.
 */
export function startList(): void {
  onEvent('change', forms, (form, { target }) => {
    if (!(target instanceof Element) || !target.hasAttribute('name')) return;
    clearTimeout(timer);
    const isDrawer = form.dataset.filterForm === 'drawer';
    const run = () => {
      void count(form);
      if (!isDrawer) void apply(form);
    };
    timer = setTimeout(run, isDrawer ? countMs : applyMs);
  });
  onEvent('submit', forms, (form, event) => {
    event.preventDefault();
    clearTimeout(timer);
    form.querySelector('details[data-disclosure][open]')?.removeAttribute('open');
    void apply(form);
  });
  onPlainClick('a[data-clears-filters]', (link) => void clear(link));
  onPlainClick('a[data-in-place]', (link) => {
    if (link.dataset.listView) rememberView(link.dataset.listView);
    link.closest('details[data-disclosure]')?.removeAttribute('open');
    void show(link.getAttribute('href') ?? '', 'push');
  });
  window.addEventListener('popstate', () => {
    if (leavingLayer.isGoingBack) return;
    travels += 1;
    clearTimeout(timer);
  });
  showSavedView();
}

async function apply(form: HTMLElement): Promise<void> {
  const query = writeFormQuery(new FormData(form as HTMLFormElement));
  const path = form.getAttribute('action') ?? '';
  await show(query === '' ? path : `${path}?${query}`, 'push');
}

/** The count arrives before the results. */
async function count(form: HTMLElement): Promise<void> {
  const load = import('../filters/show-count');
  await load.then(({ showCount }) => showCount(form as HTMLFormElement)).catch(() => undefined);
}

/** Keeps the drawer open for new choices. */
async function clear(link: HTMLAnchorElement): Promise<void> {
  const form = link.closest('dialog')?.querySelector<HTMLFormElement>(forms);
  if (!form) return;
  try {
    const { clearFilters } = await import('../filters/clear-filters');
    clearFilters(form, link.search);
    await count(form);
  } catch {
    goTo(link.href);
  }
}

async function show(address: string, history: 'push' | 'replace'): Promise<void> {
  const chosenAt = travels;
  try {
    const { showResults } = await import('./show-results');
    if (travels === chosenAt) await showResults(address, history);
  } catch {
    goTo(address);
  }
}

/** `restore-view.js` has already reserved the space of the map. */
function showSavedView(): void {
  const list = document.querySelector<HTMLElement>('[data-list][data-view="map"]');
  if (!list || list.querySelector('[data-list-map], [role="alert"]')) return;
  const link = list.querySelector('a[data-list-view="map"]');
  void show(link?.getAttribute('href') ?? '', 'replace');
}

function rememberView(view: string): void {
  try {
    localStorage.setItem('list-view', view);
  } catch {
    // Without storage the list is shown next time.
  }
}
