import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { FIELD_COLUMNS } from '../../../feeds/kinds/table/field-columns';
import type { TableSetup } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { LabelledSelect } from './plain-select';
import { useFieldNames } from './use-field-names';

type Settings = TableSetup['settings'];
type Matched = Settings['columns'][number];

interface Props {
  setup: TableSetup;
  settings: Settings;
}

/** Matches the values of columns to choices. */
export function ValueChoices({
  setup,
  settings,
  changeColumn,
}: Props & { changeColumn(column: Matched): void }) {
  const { formatMessage } = useIntl();
  const { nameField, nameChoice } = useFieldNames();
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  const chosen = settings.columns.flatMap((column) => {
    const field = setup.fields.find(({ to }) => to === column.to);
    const found = setup.columns.find((one) => one.column === column.column);
    return field && field.choices.length > 0 && found ? [{ column, field, found }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <Card title={say('values')}>
      {chosen.map(({ column, field, found }) => (
        <Flex key={column.column} gap={4} wrap="wrap" alignItems="flex-end">
          <Typography tag="h3" fontWeight="bold">
            {column.column} → {nameField(field)}
          </Typography>
          {found.values.length === 0 && (
            <Typography textColor="danger600">{say('tooMany')}</Typography>
          )}
          {found.values.map(({ value, count }) => (
            <LabelledSelect
              key={value}
              label={`${value || say('empty')} (${count})`}
              value={column.values?.[value] ?? ''}
              options={[
                ['', say('choose')],
                ...field.choices.map((choice): [string, string] => [
                  choice,
                  nameChoice(field.to, choice),
                ]),
              ]}
              onChange={(choice) =>
                changeColumn({ ...column, values: { ...column.values, [value]: choice } })
              }
            />
          ))}
        </Flex>
      ))}
    </Card>
  );
}

/** Questions about all homes, for which the file has no column. */
export function EveryHome({
  setup,
  settings,
  change,
}: Props & { change(settings: Partial<Settings>): void }) {
  const { formatMessage } = useIntl();
  const { nameField, nameChoice } = useFieldNames();
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  const open = questions.filter(({ to }) => !hasColumn(settings, to));
  if (open.length === 0) return null;
  return (
    <Card title={say('everyRow')}>
      <Typography>{say('everyRowHelp')}</Typography>
      <Flex gap={5} wrap="wrap" alignItems="flex-end">
        {open.map(({ to, choices }) => {
          const field = setup.fields.find((one) => one.to === to);
          return (
            <LabelledSelect
              key={to}
              label={`${field ? nameField(field) : to} *`}
              value={settings.fixed[to] ?? ''}
              options={[
                ['', say('choose')],
                ...choices.map((choice): [string, string] => [choice, nameChoice(to, choice)]),
              ]}
              onChange={(choice) => change({ fixed: { ...settings.fixed, [to]: choice } })}
            />
          );
        })}
      </Flex>
    </Card>
  );
}

/** Fields of which one answer applies to all homes, where the file has no column for them. */
const questions: readonly { to: string; choices: string[] }[] = [
  { to: 'PublishAddress', choices: ['true', 'false'] },
  { to: 'Status', choices: ['active', 'hidden'] },
  { to: 'Goal', choices: ['sale', 'rent'] },
];

function hasColumn({ columns }: Pick<Settings, 'columns'>, field: string): boolean {
  const enough = FIELD_COLUMNS[field] ?? [field];
  return columns.some(({ to }) => enough.includes(to));
}

/** Fields that a feed cannot do without; empty if all are matched or answered. */
export function listMissing(settings: Settings): string[] {
  const needed = ['ID', 'WebIDs', 'Zip', 'City'].filter((field) => !hasColumn(settings, field));
  const unanswered = questions.filter(({ to }) => !hasColumn(settings, to) && !settings.fixed[to]);
  return [...needed, ...unanswered.map(({ to }) => to)];
}
