import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listCodes } from './codes';

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
  attribute: { customField: string };
}

export function CodeInput({ name, label, hint, disabled, attribute: { customField } }: Props) {
  const { formatMessage } = useIntl();
  const { value, error, onChange } = useField<number | null>(name);
  const field = customField.replace('global::', '');
  const chosen = value ?? 0;
  return (
    <Field.Root name={name} hint={leaveHelp(hint)} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={String(chosen)}
        disabled={disabled}
        onChange={(next) => onChange(name, Number(next))}
      >
        {listCodes(field, chosen).map((number) => (
          <SingleSelectOption key={number} value={String(number)}>
            {formatMessage({ id: `agency.${field}.${number}`, defaultMessage: String(number) })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** Removes the range of numbers that Strapi adds to the hint. */
function leaveHelp(hint: ReactNode): ReactNode {
  return Array.isArray(hint) ? (hint.at(-1) as ReactNode) : hint;
}
