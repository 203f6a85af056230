import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from './read-refusal';
import { useWriteClient } from './use-write-client';

/** Returns a function that deletes a path of the CMS and calls `onRemoved`, or shows an error. */
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
