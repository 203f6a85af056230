import { isDay } from '@agency/domain/day';

/** What a field of a listing holds; `words` is a text in each language, `list` several codes. */
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

/** One comparison, as {@link parseCondition} found it to be possible. */
export interface Comparison {
  field: ConditionField;
  logic: Logic;
  /** The value as its kind writes it; null beside a field, and where none is needed. */
  value: Value;
  other: ConditionField | null;
}

export type Condition = Comparison | { all: Condition[] } | { any: Condition[] };

/** A date is its day, `2026-11-21`; texts are folded. */
export type Value = number | boolean | string | null;

/** What a listing holds in a field: every text it has, one value of another kind, or none. */
export type ReadField = (field: ConditionField) => Value[];

/**
 * Whether a condition holds of a listing (DETAIL-3). A field without a value is smaller and larger
 * than nothing, equal to nothing and unequal to everything.
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

/** Days are in order as texts are; other texts only where both are numbers. */
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
