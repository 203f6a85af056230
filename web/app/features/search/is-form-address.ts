import { listParameters } from '../../lib/rules/list-search';

/**
 * True for a list's address as a plain form writes it, with empty fields and the price in two; it
 * is sent to the list's one address, so that a page has one place in the cache and in the history.
 */
export function isFormAddress(query: URLSearchParams): boolean {
  return (
    listParameters.some((name) => query.getAll(name).includes('')) ||
    query.getAll('price').length > 1
  );
}
