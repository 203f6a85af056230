import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useIntl } from 'react-intl';

interface Props {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

export function Choice({ label, value, options, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Field.Root width="20rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        size="S"
        value={value}
        placeholder={formatMessage({ id: 'agency.filter.any' })}
        clearLabel={formatMessage({ id: 'agency.filter.clear' })}
        onClear={() => onChange('')}
        onChange={(chosen) => onChange(String(chosen))}
      >
        {options.map(([option, name]) => (
          <SingleSelectOption key={option} value={option}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
