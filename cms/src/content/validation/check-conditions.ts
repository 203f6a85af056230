import { findConditionField } from '../../listings/conditions/condition-fields';
import {
  MOST_CONDITIONS,
  parseStored,
  type StoredCondition,
} from '../../listings/conditions/field-conditions';
import { isRecord } from '../../platform/rules/is-record';
import { ConditionError, countComparisons } from '../../listings/rules/parse-condition';
import { refuseField } from '../../platform/validation/refusal';

/**
 * Refuses invalid conditions, which would hide their field: an unknown field, an operator that
 * the field type does not support, more than 5 levels or 200 comparisons.
 */
export function checkConditions(given: unknown): void {
  if (!Array.isArray(given)) return;
  let count = 0;
  given.forEach((written, index) => {
    if (!isRecord(written)) return;
    count += checkCondition(written, `fieldConditions.${index}`);
  });
  if (count <= MOST_CONDITIONS) return;
  throw refuseField('fieldConditions', 'condition.most', { count, most: MOST_CONDITIONS });
}

function checkCondition(written: StoredCondition, path: string): number {
  const name = String(written.field ?? '').trim();
  const field = findConditionField(name);
  if (!field) {
    throw refuseField(`${path}.field`, name ? 'condition.unknownField' : 'condition.noField', {
      name,
    });
  }
  if (!field.canHide) {
    throw refuseField(`${path}.field`, 'condition.neededField', { name: field.name });
  }
  try {
    return countComparisons(parseStored(written));
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    // Without its own field, a comparison tests the field to show.
    const part = error.part === 'field' && written.testedField ? 'testedField' : error.part;
    throw refuseField(`${path}.${part}`, error.key, error.values);
  }
}
