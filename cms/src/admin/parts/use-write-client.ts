import { getFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';

/**
 * Asks the CMS for changes. Strapi's `useFetchClient` cancels what is under way when its component
 * leaves the screen: a dialog that was closed early left a change half done and said that it failed.
 */
export function useWriteClient(): ReturnType<typeof getFetchClient> {
  return useMemo(() => getFetchClient(), []);
}
