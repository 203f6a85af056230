import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from './read-refusal';
import { useWriteClient } from './use-write-client';

/**
 * Sends something to the CMS; null, and a message to whoever sent it, where it was not taken. The
 * message is the refusal of the CMS, if it is one. A second press while the same is on its way is null too.
 */
export function usePost(): <Answer = object>(path: string, body: object) => Promise<Answer | null> {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const underWay = useRef(new Set<string>());
  return useCallback(
    async <Answer>(path: string, body: object) => {
      const sent = `${path} ${JSON.stringify(body)}`;
      if (underWay.current.has(sent)) return null;
      underWay.current.add(sent);
      try {
        return (await post<Answer>(path, body)).data;
      } catch (error) {
        const message = describeFailure(error, formatMessage);
        toggleNotification({ type: 'danger', message });
        return null;
      } finally {
        underWay.current.delete(sent);
      }
    },
    [formatMessage, post, toggleNotification],
  );
}
