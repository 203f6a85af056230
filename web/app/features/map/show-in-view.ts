/**
 * FIND-18: the head of the results over the map (`search/sheet-handle.tsx`) says how many of them the
 * map shows; with null it says again how many there are.
 */
export function showInView(text: string | null): void {
  const words = document.querySelector<HTMLElement>('[data-sheet-count]');
  if (words) words.textContent = text ?? words.dataset.sheetCount ?? '';
}
