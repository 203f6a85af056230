import { Button, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnerState } from '../../owners/accounts/invite-owner';
import { useAnswer } from '../parts/inbox-answers';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

const ownerUid = 'plugin::users-permissions.user';

export function OwnerPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== ownerUid || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.owner.title' }),
    content: <Account documentId={documentId} />,
  };
}

function Account({ documentId }: { documentId: string }) {
  const { formatMessage } = useIntl();
  const path = `/agency/owners/${documentId}`;
  const { data, failure, reload } = useAnswer<OwnerState>(path);
  const { isSending, invite } = useInvite(path, reload);
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (!data) return null;
  const act = data.hasPassword ? 'reset' : data.invitedAt ? 'again' : 'invite';
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-owner-panel="">
      <State state={data} />
      {!data.isBlocked && (
        <Button variant="secondary" loading={isSending} onClick={() => void invite()}>
          {formatMessage({ id: `agency.owner.${act}` })}
        </Button>
      )}
    </Flex>
  );
}

function State({ state }: { state: OwnerState }) {
  const { formatMessage, formatDate } = useIntl();
  const { isBlocked, hasPassword, invitedAt, linkExpiresAt, lastLoginAt } = state;
  const say = (id: string, at?: string | null): string => {
    const moment = at ? formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) : '';
    return formatMessage({ id: `agency.owner.${id}` }, { moment });
  };
  const lines = [
    !hasPassword && (invitedAt ? say('invited', invitedAt) : say('never')),
    hasPassword && say('password'),
    linkExpiresAt && say('alive', linkExpiresAt),
    !hasPassword && invitedAt && !linkExpiresAt && say('dead'),
    lastLoginAt ? say('login', lastLoginAt) : say('noLogin'),
  ].filter((line) => typeof line === 'string');
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {isBlocked && <Typography textColor="danger600">{say('blocked')}</Typography>}
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Flex>
  );
}

function useInvite(path: string, reload: () => void) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [isSending, setSending] = useState(false);
  const invite = async (): Promise<void> => {
    setSending(true);
    try {
      await post(`${path}/invite`, {});
      toggleNotification({
        type: 'success',
        message: formatMessage({ id: 'agency.owner.mailed' }),
      });
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
    setSending(false);
    reload();
  };
  return { isSending, invite };
}
