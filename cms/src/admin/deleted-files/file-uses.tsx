import {
  Button,
  Checkbox,
  Field,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FoundFile } from '../../content/deleted-files/list-file-uses';
import { findBackendUrl } from '../parts/backend-url';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { useDebounced } from '../parts/use-debounced';
import { usePost } from '../parts/use-post';

const columns = ['picture', 'file', 'usedIn', 'do'];

/** Files of the media library with the documents that use them; those without one can be deleted. */
export function FileUses({ onDeleted }: { onDeleted(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const { toggleNotification } = useNotification();
  const post = usePost();
  const [text, setText] = useState('');
  const [isUnused, setUnused] = useState(false);
  const asked = useDebounced(text);
  const query = new URLSearchParams({ text: asked, ...(isUnused && { unused: '1' }) });
  const isAsked = asked !== '' || isUnused;
  const answer = useAnswer<FoundFile[]>(isAsked ? `/agency/file-uses?${query}` : '');
  const { failure, reload } = answer;
  const data = isAsked ? answer.data : null;
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.fileUses.${id}` }, values);
  const remove = async ({ id, name }: FoundFile): Promise<void> => {
    if (!(await post('/upload/actions/bulk-delete', { fileIds: [id] }))) return;
    toggleNotification({ type: 'success', message: say('deleted', { name }) });
    reload();
    onDeleted();
  };
  return (
    <Card title={say('title')}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root width="30rem" maxWidth="100%">
          <Field.Label>{say('name')}</Field.Label>
          <Field.Input
            type="search"
            value={text}
            onChange={({ target }: { target: HTMLInputElement }) => setText(target.value)}
          />
        </Field.Root>
        <Checkbox checked={isUnused} onCheckedChange={(isOn) => setUnused(isOn === true)}>
          {say('unused')}
        </Checkbox>
      </Flex>
      {failure && <Typography>{formatMessage({ id: failure })}</Typography>}
      {data?.length === 0 && <Typography>{say('none')}</Typography>}
      {data && data.length > 0 && (
        <Table colCount={columns.length} rowCount={data.length + 1} aria-label={say('title')}>
          <Thead>
            <Tr>
              {columns.map((column) => (
                <Th key={column}>
                  <Typography variant="sigma">{say(column)}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {data.map((file) => (
              <Tr key={file.id}>
                <Td>
                  {file.preview && (
                    <img
                      src={new URL(file.preview, findBackendUrl()).href}
                      alt=""
                      style={{ maxWidth: '6rem', maxHeight: '4rem' }}
                    />
                  )}
                </Td>
                <Td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  <Typography tag="div">{file.name}</Typography>
                  <Typography tag="div" textColor="neutral600">
                    {formatDate(file.createdAt, { dateStyle: 'short' })}
                  </Typography>
                </Td>
                <Td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  <Typography>{file.usedIn || say('nowhere')}</Typography>
                </Td>
                <Td>
                  {!file.usedIn && (
                    <Button variant="danger-light" size="S" onClick={() => void remove(file)}>
                      {say('delete')}
                    </Button>
                  )}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
    </Card>
  );
}
