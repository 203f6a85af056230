import { expect, test } from 'vitest';
import { readChoices } from './block-choices';

test.each([
  [null, []],
  ['', []],
  [' , ,', []],
  ['1050', ['1050']],
  ['1050, 1009.50 ,1050', ['1050', '1009.50']],
])('EDIT-7 the choices %j are %j', (text, values) => {
  expect(readChoices(text)).toEqual(values);
});
