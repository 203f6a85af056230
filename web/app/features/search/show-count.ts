import { findAll } from '../../lib/on-event';
import type { ListCount } from './listing-list-view';
import { writeFormQuery } from './write-form-query';

let running: AbortController | undefined;

/** FIND-6: the buttons of a filter form say what its choices would find. */
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
