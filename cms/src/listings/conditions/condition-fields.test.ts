import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONDITION_FIELDS, findConditionField } from './condition-fields';

const readDocument = (name: string): string =>
  readFileSync(path.resolve(__dirname, '../../../../docs', name), 'utf8');

const listNames = (text: string): string[] => text.replace(/\([^)]*\)/g, '').match(/\w+/g) ?? [];

test('DETAIL-3 the help for editors names the fields that nothing hides', () => {
  const help = readDocument('editors.md').split('can be looked at and not be hidden:')[1] ?? '';
  const expected = CONDITION_FIELDS.filter(({ canHide }) => !canHide).map(({ name }) => name);
  expect(listNames(help.split('\n')[0] ?? '').toSorted()).toEqual(expected.toSorted());
});

test('DETAIL-3 DATA-1 the contract of the snapshot names every field', () => {
  const listing = readDocument('contracts/snapshot.md').split(/^## /m)[3] ?? '';
  const rows = listing.split('\n').map((line) => line.split('|')[1] ?? '');
  const names = new Set(rows.flatMap(listNames));
  expect(CONDITION_FIELDS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

test('DETAIL-3 a field is found in any letter case, as the source system writes them', () => {
  expect(findConditionField(' energyco2 ')?.attribute).toBe('co2Emission');
  expect(findConditionField('co2Emission')).toBeUndefined();
});
