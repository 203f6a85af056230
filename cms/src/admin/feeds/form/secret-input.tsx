import { Field } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FieldForm } from '../../../feeds/fields/field-form';
import type { FeedForm } from '../../../feeds/forms/form-responses';
import { useFieldWords } from './use-field-words';

interface Props {
  kind: string;
  field: FieldForm;
  /** State of the secret; missing for a new feed. */
  state?: FeedForm['secrets'][number];
  /** Input of the user; the CMS never sends a secret. */
  value: string;
  error?: string;
  onChange(value: string): void;
}

export function SecretInput({ kind, field: { name }, state, value, error, onChange }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { label, help } = useFieldWords(kind, name);
  const where = state?.state ?? 'missing';
  const variable = state?.variable ?? '';
  const told = formatMessage({ id: `agency.feeds.secret.${where}` }, { variable });
  const changed = state?.changedAt
    ? formatMessage(
        { id: state.changedBy ? 'agency.feeds.secret.changedBy' : 'agency.feeds.secret.changed' },
        {
          date: formatDate(state.changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          name: state.changedBy,
        },
      )
    : '';
  const isFixed = where === 'environment';
  return (
    <Field.Root
      name={name}
      error={error}
      hint={[help, told, changed].filter(Boolean).join(' ')}
      required={where === 'missing' || where === 'unreadable'}
      data-secret={where}
    >
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="password"
        // Keeps browsers from filling in the user's own password.
        autoComplete="new-password"
        disabled={isFixed}
        placeholder={where === 'stored' || isFixed ? '••••••••' : undefined}
        value={value}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
