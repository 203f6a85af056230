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
import {
  sayRefusal,
  type RefusalKey,
  type RefusalValues,
} from '../../platform/rules/refusals/say-refusal';
import { readFlag, readNumber } from './snapshot-value';

/** An error in a condition, with a message for its author and the part that is wrong. */
export class ConditionError extends Error {
  constructor(
    readonly part: 'field' | 'testedField' | 'logic' | 'compareValue' | 'compareField' | 'advanced',
    readonly key: RefusalKey,
    readonly values: RefusalValues = {},
  ) {
    super(sayRefusal(key, values).en);
  }
}

/** Returns the field with this name, ignoring case; undefined if none exists. */
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
  number: sayRefusal('kind.number'),
  date: sayRefusal('kind.date'),
  flag: sayRefusal('kind.flag'),
  text: sayRefusal('kind.text'),
  words: sayRefusal('kind.text'),
  list: sayRefusal('kind.list'),
} as const;

/** Parses a comparison. Throws ConditionError if it is not possible. */
export function parseComparison(written: Written, findField: FindField): Comparison {
  const field = parseField(written.field, 'field', findField);
  const logic = parseLogic(written.logic);
  const hasValue = !isBlank(written.compareValue);
  const hasField = !isBlank(written.compareField);
  checkKind(field, logic);
  if (NEEDS_NO_VALUE.includes(logic)) {
    if (hasValue || hasField) {
      throw new ConditionError('compareValue', 'condition.needsNothing', { logic });
    }
    return { field, logic, value: null, other: null };
  }
  if (hasValue && hasField) {
    throw new ConditionError('compareField', 'condition.both');
  }
  if (!hasField) {
    return { field, logic, value: parseValue(written.compareValue, field, logic), other: null };
  }
  const other = parseField(written.compareField, 'compareField', findField);
  if (toFamily(other) !== toFamily(field)) {
    throw new ConditionError('compareField', 'condition.otherKind', {
      name: field.name,
      kind: KIND_WORDS[field.kind],
      other: other.name,
      otherKind: KIND_WORDS[other.kind],
    });
  }
  return { field, logic, value: null, other };
}

/**
 * Parses a JSON condition: `{"and": […]}`, `{"or": […]}` or a comparison. Throws ConditionError.
 */
export function parseAdvanced(written: unknown, findField: FindField, depth = 1): Condition {
  if (depth > DEEPEST) {
    throw new ConditionError('advanced', 'condition.deep', { most: DEEPEST });
  }
  if (!isRecord(written)) {
    throw new ConditionError('advanced', 'condition.shape');
  }
  const [key = '', ...others] = Object.keys(written);
  if ((key === 'and' || key === 'or') && others.length === 0) {
    const parts = written[key];
    if (!Array.isArray(parts) || parts.length === 0) {
      throw new ConditionError('advanced', 'condition.emptyList', { name: key });
    }
    const parsed = parts.map((part) => parseAdvanced(part, findField, depth + 1));
    return key === 'and' ? { all: parsed } : { any: parsed };
  }
  const unknown = Object.keys(written).find((name) => !PARTS.includes(name));
  if (unknown !== undefined) {
    throw new ConditionError('advanced', 'condition.unknownPart', {
      name: unknown,
      parts: PARTS.join(', '),
    });
  }
  try {
    return parseComparison(written, findField);
  } catch (error) {
    if (error instanceof ConditionError)
      throw new ConditionError('advanced', error.key, error.values);
    throw error;
  }
}

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
  if (name === '') throw new ConditionError(part, 'condition.noName');
  const field = findField(name);
  if (field) return field;
  throw new ConditionError(part, 'condition.unknownField', { name });
}

function parseLogic(written: unknown): Logic {
  const logic = LOGICS.find((known) => known === written);
  if (logic) return logic;
  throw new ConditionError('logic', 'condition.logic', { logics: LOGICS.join(', ') });
}

function checkKind({ name, kind }: ConditionField, logic: Logic): void {
  const isText = kind === 'text' || kind === 'words' || kind === 'list';
  if (logic === 'contains' && !isText) {
    throw new ConditionError('logic', 'condition.contains', { name, kind: KIND_WORDS[kind] });
  }
  if (ORDERS.includes(logic) && (kind === 'flag' || kind === 'list')) {
    throw new ConditionError('logic', 'condition.order', { name, kind: KIND_WORDS[kind] });
  }
}

function parseValue(written: unknown, { name, kind }: ConditionField, logic: Logic): Value {
  const isScalar = ['string', 'number', 'boolean'].includes(typeof written);
  const text = isScalar ? String(written).trim() : '';
  const refuse = (key: RefusalKey): never => {
    throw new ConditionError('compareValue', key, { value: text, name });
  };
  if (text === '') return refuse('condition.noValue');
  if (kind === 'flag') {
    return readFlag(text) ?? refuse('condition.notFlag');
  }
  if (kind === 'date') {
    return isDay(text) ? text : refuse('condition.notDay');
  }
  if (kind === 'number') {
    return readNumber(text) ?? refuse('condition.notNumber');
  }
  if (!ORDERS.includes(logic)) return foldText(text);
  return readNumber(text) ?? refuse('condition.notOrdered');
}

function toFamily({ kind }: ConditionField): ConditionField['kind'] {
  return kind === 'words' ? 'text' : kind;
}

function isBlank(written: unknown): boolean {
  return written === null || written === undefined || String(written).trim() === '';
}
