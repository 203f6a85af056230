import { findAll } from '../../../lib/dom/on-event';
import type { ListCount } from '../list/listing-list-view';
import { writeFormQuery } from '../write-form-query';

let running: AbortController | undefined;

/**
 * Shows the number of results on the buttons of a filter form, and in the drawer on each further
 * option. Shows no numbers after a failure.
 */
export async function showCount(form: HTMLFormElement): Promise<void> {
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  const url = form.dataset.countUrl ?? '';
  const query = writeFormQuery(new FormData(form));
  const count = await fetchCount(query === '' ? url : `${url}?${query}`, signal);
  if (signal.aborted) return;
  for (const words of findAll('[data-count]', form)) {
    words.textContent = count?.text ?? words.dataset.count ?? '';
  }
  if (form.dataset.filterForm === 'drawer') showOptions(form, count?.options);
}

function showOptions(form: HTMLFormElement, options: ListCount['options']): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      for (const entry of field.options) {
        entry.text = options?.[`${field.name}=${entry.value}`] ?? entry.text;
        entry.disabled = / \(0\)$/.test(entry.text) && !entry.selected;
      }
    }
    const note = field.closest('label')?.querySelector('[data-label] + span');
    if (!(field instanceof HTMLInputElement) || !note) continue;
    // Options missing from the response have no results.
    const count = options && (options[`${field.name}=${field.value}`] ?? '0');
    note.textContent = count ?? '';
    field.closest('li')?.toggleAttribute('data-none', count === '0');
    field.disabled = count === '0' && !field.checked;
  }
}

/** Null after a failure. */
async function fetchCount(url: string, signal: AbortSignal): Promise<ListCount | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as ListCount) : null;
  } catch {
    return null;
  }
}
