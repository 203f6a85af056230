import { LRUCache } from 'lru-cache';

const longestPath = 200;
const mostPaths = 2000;

/**
 * A pure function of an address that remembers what it returned for the last 2,000 paths; addresses
 * with a query, of which there is no end, are worked out each time.
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
