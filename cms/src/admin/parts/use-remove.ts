import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from './read-refusal';
import { useWriteClient } from './use-write-client';

/** Removes what the CMS has at an address and says so to the page; a failure is said to the reader. */
export function useRemove(onRemoved: () => void): (path: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const { del } = useWriteClient();
  const { toggleNotification } = useNotification();
  return useCallback(
    async (path: string) => {
      try {
        await del(path);
      } catch (error) {
        const message = describeFailure(error, formatMessage);
        toggleNotification({ type: 'danger', message });
      }
      onRemoved();
    },
    [del, formatMessage, onRemoved, toggleNotification],
  );
}
