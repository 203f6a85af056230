import { goTo } from '../../../lib/dom/go-to';
import { onEvent, onPlainClick } from '../../../lib/dom/on-event';
import { writeFormQuery } from '../write-form-query';

const forms = 'form[data-filter-form]';
/** Quick choices in a row are one search. */
const applyMs = 200;
const countMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How often the visitor went back or on: what was chosen before is not wanted any more. */
let travels = 0;

/**
 * FIND-6, FIND-18: the filters of a list apply as they are chosen, those of the drawer by its button,
 * which says what they would find; orders, views and chips change the list in this page. What it takes
 * is fetched when it is first needed; where it does not come, links and forms do as they always did.
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

/** The number is there before the results are. */
async function count(form: HTMLElement): Promise<void> {
  const load = import('../filters/show-count');
  await load.then(({ showCount }) => showCount(form as HTMLFormElement)).catch(() => undefined);
}

/** The drawer stays open: one chooses anew. */
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

/** `restore-view.js` has made room for the map that this device last chose. */
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
    // A browser that keeps nothing shows the list the next time.
  }
}
