import {
  Box,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FieldForm } from '../../../feeds/fields/field-form';
import { useFieldWords } from './use-field-words';

interface Props {
  /** Empty for fields of every feed. */
  kind: string;
  field: FieldForm;
  value: unknown;
  error?: string;
  onChange(value: unknown): void;
}

const types: Readonly<Record<string, string>> = { address: 'url', email: 'email' };

/** Draws a setting by its declaration: label, control, error and help. */
export function FieldInput({ kind, field, value, error, onChange }: Props) {
  const { formatDisplayName } = useIntl();
  const { label, help } = useFieldWords(kind, field.name);
  const nameLanguage = (code: string): string =>
    formatDisplayName(code, { type: 'language' }) ?? code;
  const { name, input, isRequired, choices } = field;
  if (input === 'languages') {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <Box tag="fieldset" style={{ border: 0 }}>
        <Typography tag="legend" variant="pi" fontWeight="bold">
          {label}
        </Typography>
        <Flex gap={4} wrap="wrap" paddingTop={1} paddingBottom={1}>
          {choices.map((code) => (
            <Checkbox
              key={code}
              checked={chosen.includes(code)}
              onCheckedChange={(isOn) =>
                onChange(choices.filter((one) => (one === code ? isOn : chosen.includes(one))))
              }
            >
              {nameLanguage(code)}
            </Checkbox>
          ))}
        </Flex>
        <Field.Root name={name} error={error} hint={help}>
          <Field.Error />
          <Field.Hint />
        </Field.Root>
      </Box>
    );
  }
  if (input === 'yesNo') {
    return (
      <Field.Root name={name} error={error} hint={help}>
        <Checkbox checked={value === true} onCheckedChange={(isOn) => onChange(isOn === true)}>
          {label}
        </Checkbox>
        <Field.Error />
        <Field.Hint />
      </Field.Root>
    );
  }
  return (
    <Field.Root name={name} error={error} hint={help} required={isRequired}>
      <Field.Label>{label}</Field.Label>
      {input === 'language' ? (
        <SingleSelect value={String(value ?? '')} onChange={onChange}>
          {choices.map((code) => (
            <SingleSelectOption key={code} value={code}>
              {nameLanguage(code)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      ) : (
        <Field.Input
          type={types[input] ?? 'text'}
          inputMode={input === 'number' ? 'numeric' : undefined}
          autoComplete="off"
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
        />
      )}
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
