import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Removes what the CMS has at an address and says so to the page; a failure is said to the reader. */
export function useRemove(onRemoved: () => void): (path: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  return useCallback(
    async (path: string) => {
      try {
        await del(path);
      } catch {
        toggleNotification({ type: 'danger', message: formatMessage({ id: 'agency.failed' }) });
      }
      onRemoved();
    },
    [del, formatMessage, onRemoved, toggleNotification],
  );
}
