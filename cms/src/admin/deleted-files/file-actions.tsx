import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DeletedFile } from '../../content/deleted-files/list-deleted';
import { usePost } from '../parts/use-post';

/** Brings a file back, or removes it for good, which is asked once more. */
export function FileActions({ file, onChange }: { file: DeletedFile; onChange(): void }) {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const post = usePost();
  const [busy, setBusy] = useState<string | null>(null);
  const say = (id: string): string =>
    formatMessage({ id: `agency.deleted.${id}` }, { name: file.name });
  const act = async (name: 'bring-back' | 'remove', done: string): Promise<void> => {
    setBusy(name);
    const answer = await post(`/agency/deleted-files/${file.id}/${name}`, {});
    setBusy(null);
    if (answer) toggleNotification({ type: 'success', message: say(done) });
    onChange();
  };
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        variant="secondary"
        loading={busy === 'bring-back'}
        onClick={() => void act('bring-back', 'isBack')}
      >
        {say(file.kind === 'replaced' ? 'bringContentBack' : 'bringBack')}
      </Button>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" loading={busy === 'remove'}>
            {say('remove')}
          </Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>{say('remove')}</Dialog.Header>
          <Dialog.Body>
            <Typography>{say('remove.warning')}</Typography>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Cancel>
              <Button fullWidth variant="tertiary">
                {say('keep')}
              </Button>
            </Dialog.Cancel>
            <Dialog.Action>
              <Button fullWidth variant="danger" onClick={() => void act('remove', 'isGone')}>
                {say('remove')}
              </Button>
            </Dialog.Action>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  );
}
