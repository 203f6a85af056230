import { LRUCache } from 'lru-cache';

const longestPath = 200;
const mostPaths = 2000;

/**
 * Memoizes a pure function of an address for the last 2,000 paths; addresses with a query are not
 * cached, because their number is unlimited.
 */
export function rememberByPath<Result>(work: (url: string) => Result): (url: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: mostPaths });
  return (url) => {
    if (url.length > longestPath || url.includes('?')) return work(url);
    const found = known.get(url) ?? { result: work(url) };
    if (!known.has(url)) known.set(url, found);
    return found.result;
  };
}
