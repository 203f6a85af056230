import { listParameters } from '../../lib/rules/list-search';

/**
 * Checks for an address as a plain form writes it, with empty fields and the price in two parts; it
 * redirects to the canonical address, so that a page has one entry in the cache and in the history.
 */
export function isFormAddress(query: URLSearchParams): boolean {
  return (
    listParameters.some((name) => query.getAll(name).includes('')) ||
    query.getAll('price').length > 1
  );
}
