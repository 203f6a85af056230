import {
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  Button,
  Dialog,
  Flex,
} from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { DeletedFile } from '../../content/deleted-files/list-deleted';
import { useAnswer } from '../parts/inbox-answers';
import { useState } from 'react';
import { usePost } from '../parts/use-post';
import { Card } from '../parts/card';
import { FileUses } from './file-uses';

const columns = ['picture', 'file', 'usedIn', 'when', 'until', 'do'];

/** Files deleted or replaced in the media library in the last 30 days. */
export function DeletedFilesPage() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { data, failure, reload } = useAnswer<DeletedFile[]>('/agency/deleted-files');
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.deleted')}</Page.Title>
      <Page.Main>
        <Layouts.Header title={say('agency.deleted')} subtitle={say('agency.deleted.subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            <FileUses onDeleted={reload} />
            <Card title={say('agency.deleted')}>
              {failure && <Typography>{say(failure)}</Typography>}
              {data === null && !failure && <Page.Loading />}
              {data?.length === 0 && <Typography>{say('agency.deleted.none')}</Typography>}
              {data && data.length > 0 && (
                <Table colCount={columns.length} rowCount={data.length + 1}>
                  <Thead>
                    <Tr>
                      {columns.map((column) => (
                        <Th key={column}>
                          <Typography variant="sigma">{say(`agency.deleted.${column}`)}</Typography>
                        </Th>
                      ))}
                    </Tr>
                  </Thead>
                  <Tbody>
                    {data.map((file) => (
                      <FileRow key={file.id} file={file} onChange={reload} />
                    ))}
                  </Tbody>
                </Table>
              )}
            </Card>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function FileRow({ file, onChange }: { file: DeletedFile; onChange(): void }) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const { name, kind, preview, size, usedIn, deletedAt, deletedBy, removedAt } = file;
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const amount =
    size < 1e5
      ? `${formatNumber(size / 1e3, digits)} kB`
      : `${formatNumber(size / 1e6, digits)} MB`;
  const wrapped = { maxWidth: '22rem', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
  return (
    <Tr>
      <Td>
        {preview && <img src={preview} alt="" style={{ maxWidth: '6rem', maxHeight: '4rem' }} />}
      </Td>
      <Td style={wrapped}>
        <Typography fontWeight="bold" tag="div">
          {name}
        </Typography>
        <Typography textColor="neutral600" tag="div">
          {formatMessage({ id: `agency.deleted.${kind}` })} · {amount}
        </Typography>
      </Td>
      <Td style={wrapped}>
        <Typography>{usedIn || '–'}</Typography>
      </Td>
      <Td>
        <Typography tag="div">
          {formatDate(deletedAt, { dateStyle: 'short', timeStyle: 'short' })}
        </Typography>
        {deletedBy && (
          <Typography textColor="neutral600" tag="div">
            {deletedBy}
          </Typography>
        )}
      </Td>
      <Td>
        <Typography>{formatDate(removedAt, { dateStyle: 'short' })}</Typography>
      </Td>
      <Td>
        <FileActions file={file} onChange={onChange} />
      </Td>
    </Tr>
  );
}

/** Restores a file, or deletes it permanently after a confirmation. */
function FileActions({ file, onChange }: { file: DeletedFile; onChange(): void }) {
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
