import { useSyncExternalStore } from 'react';

/** Returns the current text of the field that a selector finds. */
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
