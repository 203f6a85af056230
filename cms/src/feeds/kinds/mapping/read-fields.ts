import { isRecord } from '../../../platform/rules/is-record';
import { readDate } from '../../../listings/rules/snapshot-date';
import { readFlag, readNumber, readText } from '../../../listings/rules/snapshot-value';

/** What a value of the source means; null for none, undefined when it is not understood. */
export type ReadValue = (value: unknown) => string | number | boolean | null | undefined;

export interface FieldMapping {
  /** The path in the source's record, parts separated by dots. */
  from: string;
  /** The field of docs/contracts/snapshot.md. */
  to: string;
  read: ReadValue;
}

/** Reports a field that was not understood; `value` is null where it must not be repeated. */
export type Report = (field: string, value: string | null) => void;

/** The fields of a record that are understood, by their names in the snapshot; empty ones are left out. */
export function readFields(
  record: unknown,
  mappings: readonly FieldMapping[],
  report: Report,
): Record<string, string | number | boolean> {
  const fields: Record<string, string | number | boolean> = {};
  for (const { from, to, read } of mappings) {
    const given = findValue(record, from);
    const value = read(given);
    if (value === undefined) report(from, HIDDEN_READERS.has(read) ? null : word(given));
    else if (value !== null) fields[to] ??= value;
  }
  return fields;
}

/** Reports the fields of a record that nobody reads, by name alone: a value may be anything. */
export function reportUnknown(
  record: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  report: Report,
): void {
  for (const [name, value] of Object.entries(record)) {
    if (!known.has(name) && !isEmpty(value)) report(name, null);
  }
}

/** The value at a path; undefined where one of its parts is missing. */
export function findValue(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), record);
}

export const text: ReadValue = (value) =>
  value === null || value === undefined || typeof value === 'object' ? null : readText(value);

export const number: ReadValue = (value) => {
  const read = readNumber(value);
  return read === 0 ? null : read;
};

/** A number of which 0 means something, such as a floor. */
export const anyNumber: ReadValue = (value) => readNumber(value);

/** A number that some write as a range from itself to itself, such as `179-179`. */
export const rangedNumber: ReadValue = (value) => {
  const [, low, high] =
    /^(\d+(?:[.,]\d+)?)\s*-\s*(\d+(?:[.,]\d+)?)$/.exec(String(value ?? '')) ?? [];
  return low === undefined ? number(value) : low === high ? number(low) : undefined;
};

export const flag: ReadValue = (value) => readFlag(value);

export const date: ReadValue = (value) => readDate(value);

/** A day whose month comes first, such as `08/18/2025 00:00`. */
export const monthFirstDate: ReadValue = (value) =>
  readDate(String(value ?? '').replace(/^(\d{2})\/(\d{2})\/(\d{4})\b/, '$3-$1-$2') || null);

/** An http(s) address; anything else is none. */
export const webAddress: ReadValue = (value) => {
  const read = readText(value);
  if (read === null) return null;
  return /^https?:\/\//i.test(read) && URL.canParse(read) ? read : undefined;
};

/** An energy label; `Ap` and `App` are A+ and A++ where a value has no signs, X is none yet. */
export const energyLabel: ReadValue = (value) => {
  const read = text(value)?.toString().toUpperCase() ?? null;
  if (read === null || read === 'X') return null;
  const label = read.replace(/^APP?$/, (plus) => plus.replaceAll('P', '+'));
  return /^[A-I](\+{1,2}|-)?$/.test(label) ? label : undefined;
};

/** One of the source's words or ids, by what it means in the snapshot; null means nothing here. */
export function oneOf(
  meanings: Readonly<Record<string, string | number | boolean | null>>,
): ReadValue {
  return (value) => {
    const key = typeof value === 'boolean' ? String(value) : readText(value);
    if (key === null) return null;
    return Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  };
}

/** What is no word of a catalogue is not repeated. */
const HIDDEN_READERS: ReadonlySet<ReadValue> = new Set([number, rangedNumber, flag]);

function word(value: unknown): string | null {
  return typeof value === 'object' ? null : String(value).slice(0, 80);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 0) {
    return true;
  }
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}
