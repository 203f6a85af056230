import { parseWithZod } from '@conform-to/zod/v4';
import { findFieldMeta } from '../fields/field-meta.server';
import type { FormSchema } from '../form-definition.server';
import type { FormValues, Widget } from '../form-view';
import { isBlank } from '@agency/domain/contact';

export type ParsedForm = { typed: FormValues } & (
  | { values: Readonly<Record<string, unknown>>; errors: null }
  | { values: null; errors: Readonly<Record<string, string>> }
);

/** Validates a submission with the form's schema. */
export function parseForm(sent: FormData, schema: FormSchema): ParsedForm {
  const cleaned = cleanFormData(sent, schema);
  const typed = readInputState(cleaned, schema);
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

/** Returns the input to show again, without passwords. */
function readInputState(cleaned: FormData, schema: FormSchema): FormValues {
  const typed: Record<string, string | string[]> = {};
  for (const name of new Set(cleaned.keys())) {
    if (findFieldMeta(schema, name)?.widget === 'password') continue;
    const texts = cleaned.getAll(name).filter((value) => typeof value === 'string');
    if (texts.length > 0) typed[name] = texts.length > 1 ? texts : (texts[0] as string);
  }
  return typed;
}

/** More values of one name than any form has options. */
const mostValues = 2000;

/**
 * Normalises a submission to what a browser sends: drops unknown names, keeps the first value of
 * single fields, converts text to NFC and `\n`, removes control characters and surrounding space. A
 * line has only plain spaces; passwords are unchanged. A file in place of text or the reverse, and
 * invisible text, count as empty.
 */
function cleanFormData(sent: FormData, schema: FormSchema): FormData {
  const cleaned = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const widget = findFieldMeta(schema, name)?.widget;
    const values = sent.getAll(name).slice(0, mostValues);
    if (widget === 'file') {
      const file = values.find((value) => typeof value !== 'string' && value.size > 0);
      if (file) cleaned.append(name, file);
      continue;
    }
    const sentTexts = values.filter((value) => typeof value === 'string');
    const clean = widget === 'password' ? cleanPassword : isLine(widget) ? cleanLine : cleanText;
    const texts = sentTexts.map(clean);
    const kept = widget === 'checkboxes' ? [...new Set(texts)] : texts.slice(0, 1);
    for (const text of kept) if (text !== '') cleaned.append(name, text);
  }
  return cleaned;
}

/** Unicode normalisation across keyboards; spaces are significant. */
function cleanPassword(text: string): string {
  return text.normalize('NFC');
}

/** True for a line of text; option values must stay unchanged. */
function isLine(widget: Widget | undefined): boolean {
  return widget === 'text' || widget === 'email' || widget === 'tel' || widget === 'number';
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s/g, ' ');
}

/** Normalises a text; empty if nothing is visible. */
function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .normalize('NFC')
    .trim();
  return isBlank(clean) ? '' : clean;
}
