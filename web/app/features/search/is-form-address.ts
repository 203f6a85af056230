import { listParameters } from '../../lib/rules/list-search';

/**
 * Reports whether a list's address comes from a plain form, with empty fields and a split price. It
 * redirects to the canonical address, so that a page has one entry in the cache and in the history.
 */
export function isFormAddress(query: URLSearchParams): boolean {
  return (
    listParameters.some((name) => query.getAll(name).includes('')) ||
    query.getAll('price').length > 1
  );
}
