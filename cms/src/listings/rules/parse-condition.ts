import {
  LOGICS,
  type Comparison,
  type Condition,
  type ConditionField,
  type Logic,
  type Value,
} from './condition';
import { isDay } from '@agency/domain/day';
import { foldText } from '@agency/domain/fold-text';
import { isRecord } from '../../platform/rules/is-record';
import { readFlag, readNumber } from './snapshot-value';

/** What is wrong with a condition, in words for who wrote it, and in which part of it. */
export class ConditionError extends Error {
  constructor(
    readonly part: 'field' | 'testedField' | 'logic' | 'compareValue' | 'compareField' | 'advanced',
    message: string,
  ) {
    super(message);
  }
}

/** The field with this name, in any letter case; undefined when there is none. */
export type FindField = (name: string) => ConditionField | undefined;

interface Written {
  field?: unknown;
  logic?: unknown;
  compareValue?: unknown;
  compareField?: unknown;
}

const DEEPEST = 5;
const PARTS = ['field', 'logic', 'compareValue', 'compareField'];
const NEEDS_NO_VALUE: readonly Logic[] = ['empty', 'notEmpty'];
const ORDERS: readonly Logic[] = ['lt', 'lte', 'gt', 'gte'];
const KIND_WORDS = {
  number: 'a number',
  date: 'a date',
  flag: 'yes or no',
  text: 'a text',
  words: 'a text',
  list: 'a list',
} as const;

/** The comparison that is written here (DETAIL-3). Throws ConditionError when it cannot be made. */
export function parseComparison(written: Written, findField: FindField): Comparison {
  const field = parseField(written.field, 'field', findField);
  const logic = parseLogic(written.logic);
  const hasValue = !isBlank(written.compareValue);
  const hasField = !isBlank(written.compareField);
  checkKind(field, logic);
  if (NEEDS_NO_VALUE.includes(logic)) {
    if (hasValue || hasField) {
      throw new ConditionError('compareValue', `“${logic}” compares with nothing; empty this.`);
    }
    return { field, logic, value: null, other: null };
  }
  if (hasValue && hasField) {
    const message = 'Write a value or a field to compare with, not both.';
    throw new ConditionError('compareField', message);
  }
  if (!hasField) {
    return { field, logic, value: parseValue(written.compareValue, field, logic), other: null };
  }
  const other = parseField(written.compareField, 'compareField', findField);
  if (toFamily(other) !== toFamily(field)) {
    const kinds = `${field.name} is ${KIND_WORDS[field.kind]} and ${other.name} ${KIND_WORDS[other.kind]}`;
    throw new ConditionError('compareField', `${kinds}: they cannot be compared.`);
  }
  return { field, logic, value: null, other };
}

/**
 * The and / or of conditions that this JSON writes, each `{"and": […]}`, `{"or": […]}` or a
 * comparison. Throws ConditionError.
 */
export function parseAdvanced(written: unknown, findField: FindField, depth = 1): Condition {
  if (depth > DEEPEST) {
    throw new ConditionError(
      'advanced',
      `Conditions within conditions go ${DEEPEST} deep at most.`,
    );
  }
  if (!isRecord(written)) {
    throw new ConditionError('advanced', 'Write {"and": […]}, {"or": […]} or one condition.');
  }
  const [key = '', ...others] = Object.keys(written);
  if ((key === 'and' || key === 'or') && others.length === 0) {
    const parts = written[key];
    if (!Array.isArray(parts) || parts.length === 0) {
      throw new ConditionError('advanced', `“${key}” needs a list with at least one condition.`);
    }
    const parsed = parts.map((part) => parseAdvanced(part, findField, depth + 1));
    return key === 'and' ? { all: parsed } : { any: parsed };
  }
  const unknown = Object.keys(written).find((name) => !PARTS.includes(name));
  if (unknown !== undefined) {
    const message = `“${unknown}” cannot stand here; a condition has ${PARTS.join(', ')}.`;
    throw new ConditionError('advanced', message);
  }
  try {
    return parseComparison(written, findField);
  } catch (error) {
    if (error instanceof ConditionError) throw new ConditionError('advanced', error.message);
    throw error;
  }
}

/** How many comparisons a condition is made of. */
export function countComparisons(condition: Condition): number {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  if (parts === null) return 1;
  return parts.reduce((sum, part) => sum + countComparisons(part), 0);
}

function parseField(
  written: unknown,
  part: 'field' | 'compareField',
  findField: FindField,
): ConditionField {
  const name = typeof written === 'string' ? written.trim() : '';
  if (name === '') throw new ConditionError(part, 'Write the name of a field.');
  const field = findField(name);
  if (field) return field;
  throw new ConditionError(
    part,
    `“${name}” is no field of a listing; the names are in the help for editors.`,
  );
}

function parseLogic(written: unknown): Logic {
  const logic = LOGICS.find((known) => known === written);
  if (logic) return logic;
  throw new ConditionError('logic', `Choose how to compare: ${LOGICS.join(', ')}.`);
}

function checkKind({ name, kind }: ConditionField, logic: Logic): void {
  const isText = kind === 'text' || kind === 'words' || kind === 'list';
  if (logic === 'contains' && !isText) {
    const message = `${name} is ${KIND_WORDS[kind]}: “contains” is for texts and lists.`;
    throw new ConditionError('logic', message);
  }
  if (ORDERS.includes(logic) && (kind === 'flag' || kind === 'list')) {
    const message = `${name} is ${KIND_WORDS[kind]}: it cannot be more or less than something.`;
    throw new ConditionError('logic', message);
  }
}

function parseValue(written: unknown, { name, kind }: ConditionField, logic: Logic): Value {
  const isScalar = ['string', 'number', 'boolean'].includes(typeof written);
  const text = isScalar ? String(written).trim() : '';
  const refuse = (message: string): never => {
    throw new ConditionError('compareValue', message);
  };
  if (text === '') return refuse('Write a value to compare with, or the name of a field.');
  if (kind === 'flag') {
    return readFlag(text) ?? refuse(`“${text}” is neither yes nor no, and ${name} is one of them.`);
  }
  if (kind === 'date') {
    return isDay(text)
      ? text
      : refuse(`“${text}” is no day such as 2026-11-21, and ${name} is one.`);
  }
  if (kind === 'number') {
    return readNumber(text) ?? refuse(`“${text}” is no number, and ${name} is one.`);
  }
  if (!ORDERS.includes(logic)) return foldText(text);
  return readNumber(text) ?? refuse(`“${text}” is no number; texts are more or less as numbers.`);
}

function toFamily({ kind }: ConditionField): ConditionField['kind'] {
  return kind === 'words' ? 'text' : kind;
}

function isBlank(written: unknown): boolean {
  return written === null || written === undefined || String(written).trim() === '';
}
