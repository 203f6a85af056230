import { Badge, Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { languageNames, languages, type Language } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import type { OfferedField, SetupColumn, TableSetup } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { PlainSelect } from './plain-select';
import { useFieldNames } from './use-field-names';

type Matched = TableSetup['settings']['columns'][number];

interface Props {
  setup: TableSetup;
  columns: readonly Matched[];
  change(column: Matched): void;
}

/** A row for each column of the file, with the field that it is matched to. */
export function ColumnTable({ setup, columns, change }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  const used = columns.map(({ to, language }) => `${to} ${language ?? ''}`);
  return (
    <Card title={say('match')}>
      <Typography>{say('matchHelp')}</Typography>
      <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('match')}>
        <Table colCount={4} rowCount={columns.length + 1} aria-label={say('match')}>
          <Thead>
            <Tr>
              {['column', 'samples', 'field', 'state'].map((name) => (
                <Th key={name}>
                  <Typography variant="sigma">{say(`head.${name}`)}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {columns.map((column, index) => {
              const found = setup.columns.find((one) => one.column === column.column);
              const field = setup.fields.find(({ to }) => to === column.to);
              const isTwice =
                column.to !== '' && !field?.mayRepeat && used.indexOf(used[index] ?? '') !== index;
              return (
                <Tr key={column.column} data-column={column.column}>
                  <Td>
                    <Typography fontWeight="bold">{column.column}</Typography>
                  </Td>
                  <Td style={{ maxWidth: '28rem', overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
                    <Typography textColor="neutral600">{found?.samples.join(' · ')}</Typography>
                  </Td>
                  <Td>
                    <FieldSelect column={column} fields={setup.fields} change={change} />
                    {field?.isText && <LanguageSelect column={column} change={change} />}
                  </Td>
                  <Td>
                    {isTwice && <Typography textColor="danger600">{say('twice')}</Typography>}
                    {!isTwice && found && <Sureness found={found} to={column.to} />}
                  </Td>
                </Tr>
              );
            })}
          </Tbody>
        </Table>
      </Box>
    </Card>
  );
}

function Sureness({ found, to }: { found: SetupColumn; to: string }) {
  const { formatMessage } = useIntl();
  // Somebody chose it.
  if (to !== found.to || found.isSaved || to === '') return null;
  const name = found.isSure ? 'sure' : 'check';
  return (
    <Badge variant={found.isSure ? 'success' : 'secondary'}>
      {formatMessage({ id: `agency.columns.${name}` })}
    </Badge>
  );
}

interface SelectProps {
  column: Matched;
  change(column: Matched): void;
}

function FieldSelect({ column, fields, change }: SelectProps & { fields: OfferedField[] }) {
  const { formatMessage } = useIntl();
  const { nameField } = useFieldNames();
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <PlainSelect
      aria-label={`${formatMessage({ id: 'agency.columns.head.field' })}: ${column.column}`}
      value={column.to}
      onChange={({ target }) => change({ column: column.column, to: target.value })}
    >
      <option value="">{formatMessage({ id: 'agency.columns.unused' })}</option>
      {groups.map((group) => (
        <optgroup key={group} label={formatMessage({ id: `agency.columns.group.${group}` })}>
          {fields
            .filter((field) => field.group === group)
            .map((field) => (
              <option key={field.to} value={field.to}>
                {nameField(field)}
              </option>
            ))}
        </optgroup>
      ))}
    </PlainSelect>
  );
}

function LanguageSelect({ column, change }: SelectProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainSelect
      aria-label={`${formatMessage({ id: 'agency.columns.language' })}: ${column.column}`}
      value={column.language ?? ''}
      onChange={({ target }) => {
        const changed = { ...column };
        if (target.value === '') delete changed.language;
        else changed.language = target.value as Language;
        change(changed);
      }}
    >
      <option value="">{formatMessage({ id: 'agency.columns.language.file' })}</option>
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </PlainSelect>
  );
}
