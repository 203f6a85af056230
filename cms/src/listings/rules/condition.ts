import { isDay } from '@agency/domain/day';

/** Types of values; `words` is a text in each language, `list` several codes. */
export type ConditionKind = 'number' | 'date' | 'flag' | 'text' | 'words' | 'list';

/** A field by its name in docs/contracts/snapshot.md. */
export interface ConditionField {
  name: string;
  kind: ConditionKind;
}

export const LOGICS = [
  ...(['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const),
  ...(['contains', 'empty', 'notEmpty'] as const),
] as const;
export type Logic = (typeof LOGICS)[number];

/** A valid comparison, from {@link parseCondition}. */
export interface Comparison {
  field: ConditionField;
  logic: Logic;
  /** The parsed value; null if another field is compared or no value is needed. */
  value: Value;
  other: ConditionField | null;
}

export type Condition = Comparison | { all: Condition[] } | { any: Condition[] };

/** A date is `2026-11-21`; texts are folded. */
export type Value = number | boolean | string | null;

/** Returns the values of a listing's field: all its texts, one value of another type, or none. */
export type ReadField = (field: ConditionField) => Value[];

/**
 * Evaluates a condition. A field without a value is neither smaller nor larger than anything, equal
 * to nothing, and unequal to everything.
 */
export function holds(condition: Condition, read: ReadField): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, read));
  if ('any' in condition) return condition.any.some((part) => holds(part, read));
  const { field, logic, value, other } = condition;
  const left = listKnown(read(field));
  if (logic === 'empty') return left.length === 0;
  if (logic === 'notEmpty') return left.length > 0;
  const right = other === null ? [value] : listKnown(read(other));
  const matches = (compare: (one: Value, two: Value) => boolean): boolean =>
    left.some((one) => right.some((two) => compare(one, two)));
  switch (logic) {
    case 'eq':
      return matches((one, two) => one === two);
    case 'ne':
      return !matches((one, two) => one === two);
    case 'contains':
      return matches((one, two) =>
        field.kind === 'list' ? one === two : String(one).includes(String(two)),
      );
    default:
      return matches((one, two) => compareOrder(logic, one, two));
  }
}

function compareOrder(logic: 'lt' | 'lte' | 'gt' | 'gte', one: Value, two: Value): boolean {
  const difference = findDifference(one, two);
  if (difference === null) return false;
  if (logic === 'lt') return difference < 0;
  if (logic === 'lte') return difference <= 0;
  return logic === 'gt' ? difference > 0 : difference >= 0;
}

/** Days sort like texts; other texts are compared only if both are numbers. */
function findDifference(one: Value, two: Value): number | null {
  if (typeof one === 'string' && typeof two === 'string' && isDay(one) && isDay(two))
    return one < two ? -1 : Number(one > two);
  const [first, second] = [toNumber(one), toNumber(two)];
  return first === null || second === null ? null : first - second;
}

function toNumber(value: Value): number | null {
  if (typeof value === 'number') return value;
  const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? Number(value) : null;
}

function listKnown(values: readonly Value[]): Value[] {
  return values.filter((value) => value !== null && value !== '');
}
