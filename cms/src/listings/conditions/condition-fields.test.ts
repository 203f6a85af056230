import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONDITION_FIELDS, findConditionField } from './condition-fields';

test('DETAIL-3 the help for editors names every field, those in italics that nothing hides', () => {
  const help = readFileSync(path.resolve(__dirname, '../../../../docs/editors.md'), 'utf8');
  const list = help.split('can be looked at and not be hidden:')[1]?.split('\n##')[0] ?? '';
  const names = list.replace(/\([^)]*\)/g, '').match(/_?\w+_?/g) ?? [];
  const expected = CONDITION_FIELDS.map(({ name, canHide }) => (canHide ? name : `_${name}_`));
  expect(names.toSorted()).toEqual(expected.toSorted());
});

test('DETAIL-3 a field is found in any letter case, as the source system writes them', () => {
  expect(findConditionField(' energyco2 ')?.attribute).toBe('co2Emission');
  expect(findConditionField('co2Emission')).toBeUndefined();
});
