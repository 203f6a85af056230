import { Button, Dialog, Field, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isTypedAgain, nameSubject, toBody, type Subject } from './subject';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

/** Erases for good, after the address or the phone was typed once more. */
export function EraseDialog({ subject, onErased }: { subject: Subject; onErased(): void }) {
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
