import { Flex, Typography } from '@strapi/design-system';
import { languageNames, languages } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import type { TableSetup } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { LabelledSelect } from './plain-select';

type Settings = TableSetup['settings'];

interface Props {
  setup: TableSetup;
  settings: Settings;
  /** Changes what needs no other reading of the file. */
  change(settings: Partial<Settings>): void;
  /** Reads the file again in another way. */
  reread(layout: Settings['layout']): void;
}

const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
const HEADERS = Array.from({ length: 16 }, (_, index) => String(index));

/** Shows how the file was understood, to be corrected. */
export function LayoutForm({ setup, settings, change, reread }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);
  const { layout, guessed, rows } = setup;
  const again = (own: Settings['layout']): void => reread({ ...settings.layout, ...own });
  const delimiters = [';', ',', '\t', '|', '!#'].map((one): [string, string] => [
    one,
    one === '\t' ? say('tab') : one,
  ]);
  const same = <Name extends string>(names: readonly Name[] = []): [Name, string][] =>
    names.map((name) => [name, name]);
  return (
    <Card title={say('layout')}>
      <Typography>
        {say('found', { type: layout.type.toUpperCase(), rows })}
        {!guessed.isDecimalSure && ` ${say('unsure.decimal')}`}
        {!guessed.isDatesSure && ` ${say('unsure.dates')}`}
      </Typography>
      {guessed.language !== null && guessed.language !== settings.language && (
        <Typography textColor="danger600" data-language-hint="">
          {say('unsure.language', {
            seen: languageNames[guessed.language],
            chosen: languageNames[settings.language],
          })}
        </Typography>
      )}
      <Flex gap={5} wrap="wrap" alignItems="flex-end">
        {layout.encoding !== undefined && (
          <LabelledSelect
            label={say('encoding')}
            value={layout.encoding}
            options={same(ENCODINGS)}
            onChange={(encoding) => again({ encoding })}
          />
        )}
        {layout.delimiter !== undefined && (
          <LabelledSelect
            label={say('delimiter')}
            value={layout.delimiter}
            options={delimiters}
            onChange={(delimiter) => again({ delimiter })}
          />
        )}
        {layout.sheets !== undefined && (
          <LabelledSelect
            label={say('sheet')}
            value={layout.sheet ?? ''}
            options={same(layout.sheets)}
            onChange={(sheet) => again({ sheet })}
          />
        )}
        {layout.elements !== undefined && (
          <LabelledSelect
            label={say('element')}
            value={layout.element ?? ''}
            options={same([...new Set([layout.element ?? '', ...layout.elements])])}
            onChange={(element) => again({ element })}
          />
        )}
        {layout.header !== undefined && (
          <LabelledSelect
            label={say('header')}
            value={String(layout.header)}
            options={HEADERS.map((row) => [row, row === '0' ? say('noHeader') : row])}
            onChange={(header) => again({ header: Number(header) })}
          />
        )}
        <LabelledSelect
          label={say('decimal')}
          value={settings.decimal}
          options={[
            [',', '1.250,50'],
            ['.', '1,250.50'],
          ]}
          onChange={(decimal) => change({ decimal })}
        />
        <LabelledSelect
          label={say('dates')}
          value={settings.dates}
          options={[
            ['dmy', say('dates.dmy')],
            ['mdy', say('dates.mdy')],
          ]}
          onChange={(dates) => change({ dates })}
        />
        <LabelledSelect
          label={say('language')}
          value={settings.language}
          options={languages.map((code) => [code, languageNames[code]])}
          onChange={(language) => change({ language })}
        />
        <LabelledSelect
          label={say('absent')}
          value={String(settings.partial)}
          options={[
            ['false', say('absent.withdrawn')],
            ['true', say('absent.stay')],
          ]}
          onChange={(partial) => change({ partial: partial === 'true' })}
        />
      </Flex>
      {setup.problems.map(({ record, message }) => (
        <Typography key={record} textColor="danger600">
          {record}: {message}
        </Typography>
      ))}
    </Card>
  );
}
