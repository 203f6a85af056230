import { Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SharedDocument } from '../../owners/documents/share-document';
import { FileLink } from '../inbox/file-link';
import { useAnswer } from '../parts/inbox-answers';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

const listing = 'api::listing.listing';
const accepted = '.pdf,.doc,.docx,.odt,.jpg,.jpeg,.png,.webp,.avif';

export function OwnerDocumentsPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== listing || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.ownerDocuments.title' }),
    content: <OwnerDocuments documentId={documentId} />,
  };
}

function OwnerDocuments({ documentId }: { documentId: string }) {
  const { formatMessage } = useIntl();
  const path = `/agency/owner-documents/${documentId}`;
  const { data, failure, reload } = useAnswer<{ documents: SharedDocument[] | null }>(path);
  const { isBusy, share, takeBack } = useSharing(path, reload);
  const field = useRef<HTMLInputElement>(null);
  const say = (id: string): string => formatMessage({ id: `agency.ownerDocuments.${id}` });
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (data === null) return null;
  if (data.documents === null) return <Typography textColor="neutral600">{say('none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-owner-documents="">
      <Typography variant="pi" textColor="neutral600">
        {say('text')}
      </Typography>
      {data.documents.map(({ id, name }) => (
        <Flex key={id} justifyContent="space-between" gap={2}>
          <FileLink id={id} name={name} />
          <IconButton
            label={formatMessage({ id: 'agency.ownerDocuments.remove' }, { name })}
            onClick={() => void takeBack(id, name)}
          >
            <Trash />
          </IconButton>
        </Flex>
      ))}
      <input
        ref={field}
        type="file"
        hidden
        accept={accepted}
        aria-label={say('choose')}
        onChange={({ target }) => void share(target.files?.[0]).then(() => (target.value = ''))}
      />
      <Button variant="secondary" loading={isBusy} onClick={() => field.current?.click()}>
        {say('choose')}
      </Button>
    </Flex>
  );
}

function useSharing(path: string, reload: () => void) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const run = async (
    act: () => Promise<unknown>,
    done: 'shared' | 'takenBack',
    name: string,
  ): Promise<void> => {
    setBusy(true);
    try {
      await act();
      const message = formatMessage({ id: `agency.ownerDocuments.${done}` }, { name });
      toggleNotification({ type: 'success', message });
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
    setBusy(false);
    reload();
  };
  return {
    isBusy,
    share: async (file?: File): Promise<void> => {
      if (!file) return;
      const sent = new FormData();
      sent.append('file', file);
      await run(() => post(path, sent), 'shared', file.name);
    },
    takeBack: async (id: string, name: string): Promise<void> => {
      const asked = formatMessage({ id: 'agency.ownerDocuments.confirm' }, { name });
      if (!window.confirm(asked)) return;
      await run(() => post(`${path}/${id}/take-back`, {}), 'takenBack', name);
    },
  };
}
