import { getFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { makeEventCounter } from './event-counter';

const writes = makeEventCounter();

/** Returns a number that changes with each request of `useWriteClient`. */
export const useWrites = writes.useCount;

/**
 * Returns a client for changes. Strapi's `useFetchClient` aborts requests when its component
 * unmounts, so closing a dialog early interrupted changes and reported an error.
 */
export function useWriteClient(): ReturnType<typeof getFetchClient> {
  return useMemo(() => {
    const client = getFetchClient();
    return {
      ...client,
      post: announceWhenDone(client.post),
      put: announceWhenDone(client.put),
      del: announceWhenDone(client.del),
    };
  }, []);
}

function announceWhenDone<Write extends (...args: never[]) => Promise<unknown>>(
  write: Write,
): Write {
  const announcing = async (...args: Parameters<Write>): Promise<unknown> => {
    const answer = await write(...args);
    writes.announce();
    return answer;
  };
  return announcing as Write;
}
