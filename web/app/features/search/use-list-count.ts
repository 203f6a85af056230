import { useEffect, useRef, useState } from 'react';
import type { ListCount } from './listing-list-view';
import { writeFormQuery } from './write-form-query';

const DEBOUNCE_MS = 300;

/**
 * FIND-6: what the choices in a filter form would find, in words, asked for 300 ms after the last
 * change; null until then, and where it cannot be had.
 */
export function useListCount(url: string) {
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef<AbortController>();

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  const load = async (form: HTMLFormElement) => {
    const controller = new AbortController();
    running.current = controller;
    const query = writeFormQuery(new FormData(form));
    const count = await fetchCount(query === '' ? url : `${url}?${query}`, controller.signal);
    if (!controller.signal.aborted) setText(count?.text ?? null);
  };
  const refresh = (form: HTMLFormElement) => {
    stop();
    timer.current = setTimeout(() => void load(form), DEBOUNCE_MS);
  };

  useEffect(() => stop, []);
  return { text, refresh };
}

async function fetchCount(url: string, signal: AbortSignal): Promise<ListCount | null> {
  try {
    const response = await fetch(url, { signal });
    return response.ok ? ((await response.json()) as ListCount) : null;
  } catch {
    // Aborted, or no network: the button says what it always says.
    return null;
  }
}
