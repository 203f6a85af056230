import { useEffect, useRef, useState } from 'react';
import type { QuickSearchResults } from './quick-search-view';

const DEBOUNCE_MS = 150;

/**
 * FIND-2: the panel's entries for a text, asked for when the field is first touched and 150 ms after
 * the last letter. Null until the first answer; a failed one leaves what stands.
 */
export function useQuickSearchResults(url: string) {
  const [results, setResults] = useState<QuickSearchResults | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const running = useRef<AbortController>();
  const asked = useRef<string>();

  const ask = (text: string, when: 'now' | 'soon') => {
    clearTimeout(timer.current);
    running.current?.abort();
    if (text === asked.current) return;
    timer.current = setTimeout(() => void load(text), when === 'now' ? 0 : DEBOUNCE_MS);
  };

  const load = async (text: string) => {
    const controller = new AbortController();
    running.current = controller;
    const answer = await fetchResults(url, text, controller.signal);
    if (controller.signal.aborted || !answer) return;
    asked.current = text;
    setResults(answer);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  return { results, ask };
}

async function fetchResults(
  url: string,
  text: string,
  signal: AbortSignal,
): Promise<QuickSearchResults | null> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ q: text })}`, { signal });
    return response.ok ? ((await response.json()) as QuickSearchResults) : null;
  } catch {
    // Aborted, or no network: the plain form still works.
    return null;
  }
}
