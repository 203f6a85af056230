import type { FieldForm } from '../../../feeds/fields/field-form';

export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * Returns the values that the form sends: numbers as numbers, and neither empty fields nor those
 * that keep their initial value, so that a later version may change it. A text that is no number
 * stays one, so that the CMS names its field.
 */
export function collectValues(fields: readonly FieldForm[], values: FieldValues): FieldValues {
  const entries = fields.flatMap((field): [string, unknown][] => {
    if (field.input === 'secret' || !isShown(field, values)) return [];
    const value = readValue(field, values[field.name]);
    const isInitial = JSON.stringify(value) === JSON.stringify(field.initial);
    return value === null || isInitial ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/** Reports whether a field is shown: some only with another one that is on. */
export function isShown({ onlyWith }: FieldForm, values: FieldValues): boolean {
  return onlyWith === null || values[onlyWith] === true;
}

/** Returns what a form begins with: the stored values, or the initial ones. */
export function fillForm(fields: readonly FieldForm[], stored: FieldValues): FieldValues {
  return Object.fromEntries(
    fields
      .filter(({ input }) => input !== 'secret')
      .map(({ name, initial }) => [name, stored[name] ?? initial]),
  );
}

/** Proposes a key for a new feed: that of its kind, with a number if it is taken. */
export function proposeKey(kind: string, taken: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? kind : `${kind}-${count}`;
    if (!taken.includes(key)) return key;
  }
}

function readValue({ input }: FieldForm, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return input === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}
