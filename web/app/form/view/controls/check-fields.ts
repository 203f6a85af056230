import { isPhoneNumber } from '@agency/domain/phone';
import { isBlank, isEmailAddress } from '@agency/domain/contact';
import type { FieldView, FormView } from '../../form-view';

/** The CMS's limit for files. */
const largestFile = 5 * 1024 * 1024;

/**
 * Validates a form in the browser with the schema's messages; the server decides. Returns errors by
 * field, in the order of the fields.
 */
export function checkFields(
  form: Pick<FormView, 'groups'>,
  sent: FormData,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const field of listFields(form)) {
    const message = checkField(field, sent.getAll(field.name));
    if (message !== null) errors[field.name] = [message];
  }
  return errors;
}

function checkField(field: FieldView, values: readonly FormDataEntryValue[]): string | null {
  const { widget, isRequired, constraint, messages } = field;
  const invalid = messages.invalid ?? messages.required ?? null;
  const file = values.find((value) => typeof value !== 'string' && value.size > 0) as
    File | undefined;
  if (file) return file.size > largestFile ? (messages.tooLong ?? invalid) : null;
  const texts = values
    .filter((value) => typeof value === 'string')
    .map((text) => (widget === 'password' ? text : isBlank(text) ? '' : text.trim()));
  const text = texts.find((one) => one !== '');
  if (text === undefined) return isRequired ? (messages.required ?? null) : null;
  if (text.length < (constraint.minLength ?? 0)) return invalid;
  if (text.length > (constraint.maxLength ?? Infinity)) return messages.tooLong ?? invalid;
  if (widget === 'email' && !isEmailAddress(text)) return invalid;
  if (widget === 'tel' && !isPhoneNumber(text)) return invalid;
  if (widget === 'date') {
    return text < (constraint.min ?? '') || text > (constraint.max ?? '9') ? invalid : null;
  }
  const { pattern } = constraint;
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(text) ? invalid : null;
}

export function listFields({ groups }: Pick<FormView, 'groups'>): FieldView[] {
  return groups.flatMap(({ fields }) => fields);
}
