import {
  Badge,
  Box,
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
  VisuallyHidden,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type {
  ListedAddress,
  OldAddressAnswer,
} from '../../content/old-addresses/old-address-handlers';
import { Question } from '../parts/question';
import { saveFile } from '../parts/save-file';
import { usePost } from '../parts/use-post';

interface Props {
  answer: OldAddressAnswer;
  text: string;
  mayChange: boolean;
  onSearch(text: string): void;
  onChange(): void;
}

const columns = ['from', 'to', 'kind', 'hits', 'lastHit'] as const;

export function AddressTable({ answer, text, mayChange, onSearch, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const post = usePost();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `agency.redirects.${id}` }, values);
  const { rows, total } = answer;
  const ids = rows.map(({ id }) => id).filter((id) => chosen.includes(id));
  const remove = async (): Promise<void> => {
    setAsking(false);
    if (!(await post('/agency/old-addresses/delete', { ids }))) return;
    setChosen([]);
    onChange();
  };
  const download = async (): Promise<void> => {
    const { data } = await get<Blob>('/agency/old-addresses.csv', { responseType: 'blob' });
    saveFile(data, 'redirects.csv');
  };
  const toggle = (id: number): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <Flex gap={3} alignItems="flex-end" wrap="wrap">
        <Field.Root name="text" width="32rem">
          <Field.Label>{formatMessage({ id: 'agency.filter.search' })}</Field.Label>
          <Field.Input
            type="search"
            value={text}
            maxLength={200}
            onChange={({ target }: { target: HTMLInputElement }) => onSearch(target.value)}
          />
        </Field.Root>
        <Button variant="tertiary" size="L" onClick={() => void download()}>
          {say('download')}
        </Button>
        {mayChange && ids.length > 0 && (
          <Button variant="danger-light" size="L" onClick={() => setAsking(true)}>
            {say('remove', { count: ids.length })}
          </Button>
        )}
      </Flex>
      <Typography aria-live="polite" textColor="neutral600">
        {say('count', { count: total, shown: rows.length })}
      </Typography>
      {rows.length > 0 && (
        <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('own')}>
          <Table colCount={columns.length + 1} rowCount={rows.length + 1} aria-label={say('own')}>
            <Thead>
              <Tr>
                {mayChange && (
                  <Th>
                    <VisuallyHidden>{say('choose')}</VisuallyHidden>
                  </Th>
                )}
                {columns.map((column) => (
                  <Th key={column}>
                    <Typography variant="sigma">{say(column)}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {rows.map((row) => (
                <AddressRow
                  key={row.id}
                  row={row}
                  isChosen={chosen.includes(row.id)}
                  onToggle={mayChange ? () => toggle(row.id) : null}
                />
              ))}
            </Tbody>
          </Table>
        </Box>
      )}
      <Question
        isOpen={isAsking}
        title="agency.redirects.removeSure"
        words="agency.redirects.removeWhat"
        stay="agency.reply.cancel"
        answers={[
          { words: 'agency.redirects.removeYes', isDanger: true, act: () => void remove() },
        ]}
        onStay={() => setAsking(false)}
      />
    </>
  );
}

interface RowProps {
  row: ListedAddress;
  isChosen: boolean;
  onToggle: (() => void) | null;
}

function AddressRow({ row, isChosen, onToggle }: RowProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const { from, to, language, kind, hits, lastHit } = row;
  const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
  return (
    <Tr data-old-address={from}>
      {onToggle && (
        <Td>
          <Checkbox aria-label={from} checked={isChosen} onCheckedChange={onToggle} />
        </Td>
      )}
      <Td style={wrapped}>
        <Typography>{from}</Typography>
      </Td>
      <Td style={wrapped}>
        <Typography>{to}</Typography> {language && <Badge>{language.toUpperCase()}</Badge>}
      </Td>
      <Td>
        <Typography>{formatMessage({ id: `agency.redirects.kind.${kind}` })}</Typography>
      </Td>
      <Td>
        <Typography>{formatNumber(hits)}</Typography>
      </Td>
      <Td>
        <Typography>{lastHit ? formatDate(lastHit, { dateStyle: 'medium' }) : '–'}</Typography>
      </Td>
    </Tr>
  );
}
