import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { TableSetup } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { LabelledSelect } from './plain-select';
import { useFieldNames } from './use-field-names';

type Settings = TableSetup['settings'];
type Matched = Settings['columns'][number];

interface Props {
  setup: TableSetup;
  settings: Settings;
  changeColumn(column: Matched): void;
  change(settings: Partial<Settings>): void;
}

/** Matches the values of columns to choices, and chooses for all rows what has no column. */
export function ValueChoices({ setup, settings, changeColumn, change }: Props) {
  const { formatMessage } = useIntl();
  const { nameField, nameChoice } = useFieldNames();
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  const chosen = settings.columns.flatMap((column) => {
    const field = setup.fields.find(({ to }) => to === column.to);
    const found = setup.columns.find((one) => one.column === column.column);
    return field && field.choices.length > 0 && found ? [{ column, field, found }] : [];
  });
  const has = (...fields: string[]): boolean =>
    settings.columns.some(({ to }) => fields.includes(to));
  const open: [to: string, choices: string[]][] = [
    ...(has('Status', 'Offer') ? [] : [['Status', ['active', 'hidden']] as [string, string[]]]),
    ...(has('Goal', 'Offer', 'SalePrice', 'Rent')
      ? []
      : [['Goal', ['sale', 'rent']] as [string, string[]]]),
    ...(has('PublishAddress', 'HideAddress')
      ? []
      : [['PublishAddress', ['false', 'true']] as [string, string[]]]),
  ];
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
      {open.length > 0 && (
        <Flex gap={4} wrap="wrap" alignItems="flex-end">
          <Typography tag="h3" fontWeight="bold">
            {say('everyRow')}
          </Typography>
          {open.map(([to, choices]) => {
            const field = setup.fields.find((one) => one.to === to);
            return (
              <LabelledSelect
                key={to}
                label={field ? nameField(field) : to}
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
      )}
    </Card>
  );
}

/** Fields that no home can be published without; empty if all are matched or chosen. */
export function listMissing({ columns, fixed }: Settings): string[] {
  const has = (...fields: string[]): boolean => columns.some(({ to }) => fields.includes(to));
  const needed: [field: string, isThere: boolean][] = [
    ['ID', has('ID')],
    ['WebIDs', has('WebIDs')],
    ['Goal', has('Goal', 'Offer', 'SalePrice', 'Rent') || Boolean(fixed.Goal)],
    ['Status', has('Status', 'Offer') || Boolean(fixed.Status)],
    ['Zip', has('Zip', 'Place', 'Address')],
    ['City', has('City', 'Place', 'Address')],
  ];
  return needed.flatMap(([field, isThere]) => (isThere ? [] : [field]));
}
