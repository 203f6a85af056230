import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

interface Props {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  attribute: { min: number; max: number };
}

/** A choice by its words; what is stored is its number. */
export function RibbonInput({ name, label, hint, disabled, attribute: { min, max } }: Props) {
  const { formatMessage } = useIntl();
  const { value, error, onChange } = useField<number | null>(name);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={String(value ?? min)}
        disabled={disabled}
        onChange={(chosen) => onChange(name, Number(chosen))}
      >
        {numbers.map((number) => (
          <SingleSelectOption key={number} value={String(number)}>
            {formatMessage({ id: `agency.ribbon.${number}` })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
