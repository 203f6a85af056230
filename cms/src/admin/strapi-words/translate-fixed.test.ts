import { expect, test } from 'vitest';
import { findFixed } from './translate-fixed';

const messages = { 'agency.dialog.close': 'Sluiten' };

test.each([
  ['Close modal', 'Sluiten'],
  [' Close modal ', 'Sluiten'],
  ['Draft', null],
  ['Close modal of a page', null],
  ['', null],
])('EDIT-8 what Strapi writes as %j is read as %j', (text, words) => {
  expect(findFixed(text, messages)).toBe(words);
  expect(findFixed(text, undefined)).toBeNull();
});
