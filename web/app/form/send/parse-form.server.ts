import { parseWithZod } from '@conform-to/zod/v4';
import { fieldMeta } from '../fields/field-meta.server';
import { cleanFormData } from './clean-form-data.server';
import type { FormSchema } from '../form-definition.server';
import type { FormValues } from '../form-view';

/** A form that was sent: checked, or what is wrong with each field; and what was typed. */
export type ParsedForm = { typed: FormValues } & (
  | { values: Readonly<Record<string, unknown>>; errors: null }
  | { values: null; errors: Readonly<Record<string, string>> }
);

/** FORM-3, FORM-4: validates what was sent by the form's one schema. */
export function parseForm(sent: FormData, schema: FormSchema): ParsedForm {
  const cleaned = cleanFormData(sent, schema);
  const typed = readTyped(cleaned, schema);
  const submission = parseWithZod(cleaned, { schema });
  if (submission.status === 'success') {
    return { typed, values: submission.value as Record<string, unknown>, errors: null };
  }
  const errors = Object.entries(submission.error ?? {}).flatMap(([path, messages]) => {
    const name = path.split(/[.[]/)[0] ?? '';
    return messages?.[0] && name in schema.shape ? [[name, messages[0]] as const] : [];
  });
  return { typed, values: null, errors: Object.fromEntries(errors.toReversed()) };
}

/** What is shown again; passwords never are (OWN-1). */
function readTyped(cleaned: FormData, { shape }: FormSchema): FormValues {
  const typed: Record<string, string | string[]> = {};
  for (const name of new Set(cleaned.keys())) {
    if (fieldMeta.get(shape[name] as never)?.widget === 'password') continue;
    const texts = cleaned.getAll(name).filter((value) => typeof value === 'string');
    if (texts.length > 0) typed[name] = texts.length > 1 ? texts : (texts[0] as string);
  }
  return typed;
}
