import { useSyncExternalStore } from 'react';

/** What stands in the field that a selector finds, followed while it is typed. */
export function useInputState(selector: string | null, initial = ''): string {
  return useSyncExternalStore(
    followTyping,
    () =>
      (selector === null ? null : document.querySelector<HTMLInputElement>(selector)?.value) ??
      initial,
    () => initial,
  );
}

function followTyping(read: () => void): () => void {
  document.addEventListener('input', read);
  return () => document.removeEventListener('input', read);
}
