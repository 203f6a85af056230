import { onEvent } from '../../lib/on-event';
import type { ListCount } from './listing-list-view';
import { writeFormQuery } from './write-form-query';

const debounceMs = 300;
const focusKey = 'filter-focus';
const forms = 'form[data-filter-form]';
let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/**
 * FIND-6: the button of a filter form says what the choice would find, asked for 300 ms after the
 * last change; and the page that comes of it has the focus where the form had it.
 */
export function startFilters(): void {
  takeFocus();
  onEvent('change', forms, (form, { target }) => {
    if (!(target instanceof Element) || !target.hasAttribute('name')) return;
    clearTimeout(timer);
    running?.abort();
    timer = setTimeout(() => void showCount(form as HTMLFormElement), debounceMs);
  });
  onEvent('submit', forms, (form) => {
    const { activeElement: focused } = document;
    if (focused && form.contains(focused)) keepFocus(nameField(focused));
  });
}

async function showCount(form: HTMLFormElement): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  const url = form.dataset.countUrl ?? '';
  const query = writeFormQuery(new FormData(form));
  const count = await fetchCount(query === '' ? url : `${url}?${query}`, signal);
  const words = form.querySelector<HTMLElement>('[data-count]');
  if (!signal.aborted && words) words.textContent = count?.text ?? words.dataset.count ?? '';
}

/** Null where it cannot be had. */
async function fetchCount(url: string, signal: AbortSignal): Promise<ListCount | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as ListCount) : null;
  } catch {
    return null;
  }
}

/** In a panel that is closed now, the focus stands on the panel's own button. */
function takeFocus(): void {
  const wanted = readFocus();
  if (wanted === null || document.activeElement !== document.body) return;
  const fields = [...document.querySelectorAll<HTMLElement>(`${forms} [name]`)];
  const field = fields.find((other) => nameField(other) === wanted);
  const closed = field?.closest('details:not([open])');
  (closed?.querySelector('summary') ?? field)?.focus({ preventScroll: true });
}

/** Which field of a form it is: of boxes with one name that of a value. */
function nameField(field: Element): string {
  const isBox = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  const name = field.getAttribute('name') ?? '';
  return `${field.tagName} ${name} ${isBox ? field.value : ''}`;
}

function keepFocus(name: string): void {
  try {
    sessionStorage.setItem(focusKey, name);
  } catch {
    // A browser that keeps nothing begins at the top of the page.
  }
}

function readFocus(): string | null {
  try {
    const name = sessionStorage.getItem(focusKey);
    sessionStorage.removeItem(focusKey);
    return name;
  } catch {
    return null;
  }
}
