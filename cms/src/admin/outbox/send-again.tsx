import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

export const mailUid = 'api::outbox-mail.outbox-mail';

export function useSendAgain(): (documentIds: string[]) => Promise<void> {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  return async (documentIds) => {
    try {
      await post('/agency/mails/send-again', { documentIds });
      window.location.reload();
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
  };
}

export function SendAgain({
  documents,
  model,
}: {
  documents: { documentId: string }[];
  model: string;
}) {
  const { formatMessage } = useIntl();
  const send = useSendAgain();
  if (model !== mailUid) return null;
  return {
    label: formatMessage({ id: 'agency.mails.sendAgain' }),
    onClick: () => void send(documents.map(({ documentId }) => documentId)),
  };
}
