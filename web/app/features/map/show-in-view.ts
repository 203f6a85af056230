/**
 * FIND-18: the heading of the list (`search/listing-list.tsx`) and the head of the results over the map
 * (`search/sheet-handle.tsx`) say how many of them the map shows; with null they say again how many
 * there are.
 */
export function showInView(text: string | null): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-results-count]')) {
    words.textContent = text ?? words.dataset.resultsCount ?? '';
  }
}
