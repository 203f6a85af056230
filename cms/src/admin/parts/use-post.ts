import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { describeFailure } from './read-refusal';
import { useWriteClient } from './use-write-client';

/**
 * Returns a function that posts to the CMS; it resolves to null, after showing the refusal or an
 * error, if that failed, and also while the same request is in progress.
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
