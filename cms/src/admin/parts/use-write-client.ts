import { getFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { makeEventCounter } from './event-counter';

const writes = makeEventCounter();

/** A number that is another one after each change that was asked for with `useWriteClient`. */
export const useWrites = writes.useCount;

/**
 * Asks the CMS for changes. Strapi's `useFetchClient` cancels what is under way when its component
 * leaves the screen: a dialog that was closed early left a change half done and said that it failed.
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
