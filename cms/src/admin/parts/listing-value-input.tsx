import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { countryIds } from '@agency/domain/countries';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findKind, readTyped, writeTyped } from '../../listings/manual/form-sections';
import type { ManualChoice } from '../../listings/manual/manual-choices';
import type { ManualFact } from '../../listings/manual/manual-content';
import { codes } from '../codes/codes';
import { DayInput } from './day-input';

interface Props {
  /** Its name in the snapshot format. */
  field: string;
  value: ManualFact | undefined;
  /** Options with names in several languages. */
  named?: readonly ManualChoice[] | undefined;
  onChange(value: ManualFact | undefined): void;
}

/** The input of a fact of a listing, by its kind or with its options; inside a `Field.Root`. */
export function ListingValueInput({ field, value, named, onChange }: Props) {
  const { locale } = useIntl();
  const own = useOptions(field);
  const options =
    named?.map((one) => ({ value: one.value, words: nameChoice(one, locale) })) ?? own;
  if (options) return <OptionInput options={options} value={value} onChange={onChange} />;
  const kind = findKind(field);
  if (kind === 'date') {
    return <DayInput value={String(value ?? '').slice(0, 10)} onChange={onChange} />;
  }
  return kind === 'text' ? (
    <Field.Input
      value={String(value ?? '')}
      onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
    />
  ) : (
    <NumberInput field={field} value={value} onChange={onChange} />
  );
}

/** Returns the name of a choice in the language of the admin, or in another one. */
export function nameChoice({ value, names }: ManualChoice, locale: string): string {
  return names[locale.slice(0, 2)] ?? Object.values(names)[0] ?? value;
}

interface OptionProps extends Pick<Props, 'value' | 'onChange'> {
  options: readonly Option[];
}

function OptionInput({ options, value, onChange }: OptionProps) {
  const isEmpty = value === undefined || value === null || value === '';
  const isKnown = options.some((option) => String(option.value) === String(value));
  // A stored value that is no option stays a choice.
  const all = isEmpty || isKnown ? options : [...options, { value, words: String(value) }];
  return (
    <SingleSelect
      value={isEmpty ? null : String(value)}
      onChange={(chosen) =>
        onChange(all.find((option) => String(option.value) === String(chosen))?.value)
      }
      onClear={() => onChange(undefined)}
    >
      {all.map((option) => (
        <SingleSelectOption key={String(option.value)} value={String(option.value)}>
          {option.words}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}

type Option = { value: string | number | boolean; words: string };

/** Returns the options of fields with a fixed list; null for others. */
function useOptions(field: string): Option[] | null {
  const { formatMessage, formatDisplayName } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const letters = (all: string): Option[] => [...all].map((value) => ({ value, words: value }));
  switch (field) {
    case 'Goal':
      return [
        { value: 0, words: say('sale') },
        { value: 1, words: say('rent') },
      ];
    case 'CountryID':
      return [
        { value: countryIds.belgium, words: formatDisplayName('BE', { type: 'region' }) ?? 'BE' },
        {
          value: countryIds.luxembourg,
          words: formatDisplayName('LU', { type: 'region' }) ?? 'LU',
        },
      ];
    case 'PriceUnit':
      return (codes.priceUnit ?? []).map((value) => ({
        value,
        words: say(`agency.priceUnit.${value}`),
      }));
    case 'Marquee':
      return [0, 1, 2, 3].map((value) => ({ value, words: say(`agency.ribbon.${value}`) }));
    case 'PScore':
    case 'GScore':
      return letters('ABCD');
    default:
      if (findKind(field) !== 'flag') return null;
      return [
        { value: true, words: say('agency.manual.yes') },
        { value: false, words: say('agency.manual.no') },
      ];
  }
}

/** Shows the number that was understood from what was typed. */
function NumberInput({
  field,
  value,
  onChange,
}: {
  field: string;
  value: ManualFact | undefined;
  onChange(value: ManualFact): void;
}) {
  const { formatNumber } = useIntl();
  const [typed, setTyped] = useState(writeTyped(value));
  const isAmount = findKind(field) === 'money';
  return (
    <Field.Input
      inputMode="decimal"
      value={typed}
      endAction={
        isAmount && typeof value === 'number' ? (
          <span>
            {formatNumber(value, {
              style: 'currency',
              currency: 'EUR',
              maximumFractionDigits: 2,
              minimumFractionDigits: 0,
            })}
          </span>
        ) : undefined
      }
      onChange={({ target }: { target: HTMLInputElement }) => {
        setTyped(target.value);
        onChange(readTyped(field, target.value));
      }}
    />
  );
}
