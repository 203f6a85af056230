import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/**
 * Sends something to the CMS; null, and a message to whoever sent it, where it was not taken. The
 * message is of the `reason` that the CMS gives.
 */
export function usePost(): <Answer = object>(path: string, body: object) => Promise<Answer | null> {
  const { formatMessage } = useIntl();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return useCallback(
    async <Answer>(path: string, body: object) => {
      try {
        return (await post<Answer>(path, body)).data;
      } catch (error) {
        const reason = readReason(error);
        const id = reason ? `agency.refused.${reason}` : 'agency.failed';
        toggleNotification({ type: 'danger', message: formatMessage({ id }) });
        return null;
      }
    },
    [formatMessage, post, toggleNotification],
  );
}

interface Refusal {
  response?: { data?: { error?: { details?: { reason?: string } } } };
}

const readReason = (error: unknown): string | undefined =>
  (error as Refusal).response?.data?.error?.details?.reason;
