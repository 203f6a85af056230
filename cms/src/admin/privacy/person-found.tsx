import { Box, Button, Flex, Typography, Dialog, Field } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { saveFile } from '../parts/save-file';
import { describeCounts, type PrivacyLogEntry } from './privacy-log-table';
import { nameFile, nameSubject, toBody, type Subject, isTypedAgain } from './subject';
import { describeFailure } from '../parts/read-refusal';
import { useState } from 'react';
import { useWriteClient } from '../parts/use-write-client';

export type Found = Subject & {
  counts: Record<string, number>;
  owners: string[];
  colleagues: string[];
  acts: PrivacyLogEntry[];
  /** Other addresses of the same mailbox with data. */
  siblings: string[];
};

export function PersonFound({
  found,
  onChange,
  onLookUp,
}: {
  found: Found;
  onChange(): void;
  onLookUp(address: string): void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const permissions = useAuth('Privacy', (state) => state.permissions);
  const mayErase = permissions.some(({ action }) => action === 'api::privacy.erase');
  const { counts, owners, colleagues, siblings } = found;
  const address = nameSubject(found);
  const hasNothing = isEmpty(found);
  const save = async (): Promise<void> => {
    try {
      const { data } = await post<object>('/agency/privacy/export', toBody(found));
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `${nameFile(found)}.json`);
      onChange();
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <Box
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
      style={{ overflowWrap: 'anywhere' }}
      data-person=""
    >
      <Flex direction="column" alignItems="flex-start" gap={4}>
        <Typography tag="h2" variant="delta">
          {formatMessage({ id: 'agency.privacy.found' }, { address })}
        </Typography>
        <Typography>
          {hasNothing
            ? formatMessage({ id: `agency.privacy.nothing${found.phone ? '.phone' : ''}` })
            : describeCounts(intl, counts)}
        </Typography>
        {owners.length > 0 && (
          <Typography textColor="warning700">
            {formatMessage({ id: 'agency.privacy.owner' }, { name: owners.join(', ') })}
          </Typography>
        )}
        {colleagues.length > 0 && (
          <Typography textColor="warning700">
            {formatMessage({ id: 'agency.privacy.colleague' }, { name: colleagues.join(', ') })}
          </Typography>
        )}
        {siblings.length > 0 && (
          <Flex gap={2} wrap="wrap">
            <Typography>{formatMessage({ id: 'agency.privacy.siblings' })}</Typography>
            {siblings.map((sibling) => (
              <Button key={sibling} variant="tertiary" size="S" onClick={() => onLookUp(sibling)}>
                {sibling}
              </Button>
            ))}
          </Flex>
        )}
        {!hasNothing && (
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => void save()}>
              {formatMessage({ id: 'agency.privacy.export' })}
            </Button>
            {mayErase ? (
              <EraseDialog subject={found} onErased={onChange} />
            ) : (
              <Typography textColor="neutral600">
                {formatMessage({ id: 'agency.privacy.mayNotErase' })}
              </Typography>
            )}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}

export function isEmpty({ counts }: Found): boolean {
  return Object.values(counts).every((rows) => rows === 0);
}

function EraseDialog({ subject, onErased }: { subject: Subject; onErased(): void }) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const say = (id: string): string => formatMessage({ id });
  const erase = async (): Promise<void> => {
    setBusy(true);
    try {
      await post('/agency/privacy/erase', { ...toBody(subject), confirmation: typed });
      toggleNotification({ type: 'success', message: say('agency.privacy.erased') });
      setOpen(false);
      setTyped('');
      onErased();
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: describeFailure(error, formatMessage),
      });
    }
    setBusy(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="danger">{say('agency.privacy.erase')}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{say('agency.privacy.erase')}</Dialog.Header>
        <Dialog.Body alignItems="stretch" gap={4}>
          <Typography>
            {formatMessage({ id: 'agency.privacy.warning' }, { address: nameSubject(subject) })}
          </Typography>
          <Field.Root name="confirmation">
            <Field.Label>
              {say(`agency.privacy.confirm${subject.phone ? '.phone' : ''}`)}
            </Field.Label>
            <Field.Input
              type={subject.phone ? 'tel' : 'email'}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field.Root>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {say('agency.privacy.keep')}
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            variant="danger"
            loading={isBusy}
            disabled={!isTypedAgain(subject, typed)}
            onClick={() => void erase()}
          >
            {say('agency.privacy.eraseNow')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
