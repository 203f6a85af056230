import { holds, type Condition, type ReadField } from '../rules/condition';
import {
  ConditionError,
  countComparisons,
  parseAdvanced,
  parseComparison,
} from '../rules/parse-condition';
import { findConditionField, type NamedField } from './condition-fields';

export interface StoredCondition {
  field?: string | null;
  testedField?: string | null;
  logic?: string | null;
  compareValue?: string | null;
  compareField?: string | null;
  advanced?: unknown;
}

/** A field that is shown only while the condition holds; null if the condition is invalid. */
export interface FieldCondition {
  field: NamedField;
  condition: Condition | null;
}

export const MOST_CONDITIONS = 200;

/**
 * Parses the conditions of the site settings. An invalid condition hides its field, as does every
 * one after the first 200; one on an unknown field hides nothing.
 */
export function readConditions(stored: readonly StoredCondition[]): FieldCondition[] {
  let count = 0;
  return stored.flatMap((written) => {
    const field = findConditionField(written.field ?? '');
    if (!field?.canHide) return [];
    const condition = tryParse(written);
    count += condition === null ? 1 : countComparisons(condition);
    return [{ field, condition: count > MOST_CONDITIONS ? null : condition }];
  });
}

/** Lists the fields of a listing that the conditions hide on the site. */
export function listHiddenFields(
  conditions: readonly FieldCondition[],
  read: ReadField,
): NamedField[] {
  const hidden = conditions.filter(
    ({ condition }) => condition === null || !holds(condition, read),
  );
  return [...new Set(hidden.map(({ field }) => field))];
}

/**
 * Parses a stored condition; both its plain and its advanced comparison must hold. Throws
 * ConditionError.
 */
export function parseStored(written: StoredCondition): Condition {
  const { field, testedField, logic, compareValue, compareField, advanced } = written;
  const parts: Condition[] = [];
  if (logic) {
    const comparison = { field: testedField?.trim() || field, logic, compareValue, compareField };
    parts.push(parseComparison(comparison, findConditionField));
  }
  if (advanced !== null && advanced !== undefined) {
    parts.push(parseAdvanced(advanced, findConditionField));
  }
  const [only, second] = parts;
  if (only === undefined) {
    throw new ConditionError('logic', 'condition.orAdvanced');
  }
  return second === undefined ? only : { all: parts };
}

function tryParse(written: StoredCondition): Condition | null {
  try {
    return parseStored(written);
  } catch (error) {
    if (error instanceof ConditionError) return null;
    throw error;
  }
}
