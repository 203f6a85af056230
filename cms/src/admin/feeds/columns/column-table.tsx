import { Badge, Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { languageNames, languages, type Language } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferedField, SetupColumn, TableSetup } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { PlainInput } from '../../parts/plain-input';
import { Labelled, PlainSelect } from './plain-select';
import { useFieldNames } from './use-field-names';

type Settings = TableSetup['settings'];
type Matched = Settings['columns'][number];

interface Props {
  setup: TableSetup;
  settings: Pick<Settings, 'columns' | 'language'>;
  change(column: Matched): void;
}

/** A row for each column of the file, with the field that it is matched to. */
export function ColumnTable({ setup, settings: { columns, language }, change }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);
  const [search, setSearch] = useState('');
  const find = (to: string) => setup.fields.find((field) => field.to === to);
  const used = columns.map(({ to, language: own }) =>
    find(to)?.isText ? `${to} ${own ?? language}` : to,
  );
  const nameProblem = (index: number, found: SetupColumn | undefined): string | null => {
    const { to = '' } = columns[index] ?? {};
    const field = find(to);
    const isTwice = used.filter((one) => one === used[index]).length > 1;
    const [repeated] = to === 'ID' ? (found?.repeated ?? []) : [];
    if (repeated) {
      return say('repeated', { value: repeated.value, rows: repeated.rows.join(', ') });
    }
    if (to === '' || !isTwice || field?.mayRepeat) return null;
    return say(field?.isText ? 'twiceText' : 'twice');
  };
  return (
    <Card title={say('match')}>
      <Typography>{say('matchHelp')}</Typography>
      <Labelled label={say('search')}>
        {(id) => (
          <PlainInput
            id={id}
            type="search"
            size={30}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
      </Labelled>
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
              const problem = nameProblem(index, found);
              const isDay = column.to === 'Availability' && found?.isDays;
              return (
                <Tr key={column.column} data-column={column.column}>
                  <Td>
                    <Typography fontWeight="bold">{column.column}</Typography>
                  </Td>
                  <Td style={{ maxWidth: '28rem', overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
                    <Typography textColor="neutral600">{found?.samples.join(' · ')}</Typography>
                  </Td>
                  <Td>
                    <FieldSelect
                      column={column}
                      found={found}
                      fields={setup.fields}
                      search={search}
                      change={change}
                    />
                    {find(column.to)?.isText && !isDay && (
                      <LanguageSelect column={column} language={language} change={change} />
                    )}
                  </Td>
                  <Td style={{ maxWidth: '24rem', whiteSpace: 'normal' }}>
                    {problem && <Typography textColor="danger600">{problem}</Typography>}
                    {!problem && found && <Sureness found={found} to={column.to} />}
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

interface FieldSelectProps extends SelectProps {
  found: SetupColumn | undefined;
  fields: OfferedField[];
  /** Words that the offered fields have in their names; all of them if empty. */
  search: string;
}

function FieldSelect({ column, found, fields, search, change }: FieldSelectProps) {
  const { formatMessage } = useIntl();
  const { nameField } = useFieldNames();
  const words = search.trim().toLowerCase();
  const isOffered = (field: OfferedField): boolean =>
    field.to === column.to || nameField(field).toLowerCase().includes(words);
  const likely = [found?.to ?? '', ...(found?.others ?? [])].flatMap(
    (to) => fields.find((field) => field.to === to) ?? [],
  );
  const groups = [
    ['likely', likely] as const,
    ...[...new Set(fields.map(({ group }) => group))].map(
      (group) => [group, fields.filter((field) => field.group === group)] as const,
    ),
  ];
  return (
    <PlainSelect
      aria-label={`${formatMessage({ id: 'agency.columns.head.field' })}: ${column.column}`}
      value={column.to}
      onChange={({ target }) => change({ column: column.column, to: target.value })}
    >
      <option value="">{formatMessage({ id: 'agency.columns.unused' })}</option>
      {groups.map(([group, offered]) => {
        const shown = offered.filter(isOffered);
        return shown.length === 0 ? null : (
          <optgroup key={group} label={formatMessage({ id: `agency.columns.group.${group}` })}>
            {shown.map((field) => (
              <option key={field.to} value={field.to}>
                {nameField(field)}
              </option>
            ))}
          </optgroup>
        );
      })}
    </PlainSelect>
  );
}

function LanguageSelect({ column, language, change }: SelectProps & { language: Language }) {
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
      <option value="">
        {formatMessage(
          { id: 'agency.columns.language.file' },
          { language: languageNames[language] },
        )}
      </option>
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </PlainSelect>
  );
}
