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
 * Refuses conditions that would hide their field for being invalid (DETAIL-3): an unknown field, a
 * comparison that its kind does not know, nesting deeper than 5, more than 200 in all.
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

/** How many comparisons it is made of. */
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
    // Without a field of its own to look at, a comparison looks at the field to show.
    const part = error.part === 'field' && written.testedField ? 'testedField' : error.part;
    throw refuseField(`${path}.${part}`, error.key, error.values);
  }
}
