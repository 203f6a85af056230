import { isRecord } from '../../../platform/rules/is-record';
import { readDate } from '../../../listings/rules/snapshot-date';
import { readFlag, readNumber, readText } from '../../../listings/rules/snapshot-value';

/** Converts a value of the source; null if empty, undefined if not understood. */
export type ReadValue = (value: unknown) => string | number | boolean | null | undefined;

export interface FieldMapping {
  /** Path in the source's record, separated by dots. */
  from: string;
  /** Field of docs/contracts/snapshot.md. */
  to: string;
  read: ReadValue;
}

/** Reports a field that was not understood; `value` is null if it must not be repeated. */
export type Report = (field: string, value: string | null) => void;

/** Converts the known fields of a record, by snapshot field; leaves out empty ones. */
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

/** Reports unknown fields by name only, because values may contain anything. */
export function reportUnknown(
  record: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  report: Report,
): void {
  for (const [name, value] of Object.entries(record)) {
    if (!known.has(name) && !isEmpty(value)) report(name, null);
  }
}

/** Returns the value at a path; undefined if a part is missing. */
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

/** A number for which 0 is a value, such as a floor. */
export const anyNumber: ReadValue = (value) => readNumber(value);

/** A number that some systems write as a range, such as `179-179`. */
export const rangedNumber: ReadValue = (value) => {
  const [, low, high] =
    /^(\d+(?:[.,]\d+)?)\s*-\s*(\d+(?:[.,]\d+)?)$/.exec(String(value ?? '')) ?? [];
  return low === undefined ? number(value) : low === high ? number(low) : undefined;
};

export const flag: ReadValue = (value) => readFlag(value);

export const date: ReadValue = (value) => readDate(value);

/** A date with the month first, such as `08/18/2025 00:00`. */
export const monthFirstDate: ReadValue = (value) =>
  readDate(String(value ?? '').replace(/^(\d{2})\/(\d{2})\/(\d{4})\b/, '$3-$1-$2') || null);

/** An http(s) URL; null for anything else. */
export const webAddress: ReadValue = (value) => {
  const read = readText(value);
  if (read === null) return null;
  return /^https?:\/\//i.test(read) && URL.canParse(read) ? read : undefined;
};

/**
 * An energy label; `Ap` and `App` mean A+ and A++ where symbols are not allowed, X means none
 * yet.
 */
export const energyLabel: ReadValue = (value) => {
  const read = text(value)?.toString().toUpperCase() ?? null;
  if (read === null || read === 'X') return null;
  const label = read.replace(/^APP?$/, (plus) => plus.replaceAll('P', '+'));
  return /^[A-I](\+{1,2}|-)?$/.test(label) ? label : undefined;
};

/** Maps a code of the source to the snapshot's value; null means ignored. */
export function oneOf(
  meanings: Readonly<Record<string, string | number | boolean | null>>,
): ReadValue {
  return (value) => {
    const key = typeof value === 'boolean' ? String(value) : readText(value);
    if (key === null) return null;
    return Object.hasOwn(meanings, key) ? meanings[key] : undefined;
  };
}

/** Readers whose invalid values are not repeated in reports. */
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
