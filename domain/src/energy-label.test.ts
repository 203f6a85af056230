import { describe, expect, test } from 'vitest';
import { formatEnergyLabel, parseEnergyLabel } from './energy-label';

describe('parseEnergyLabel', () => {
  test.each([
    ['A', 'a'],
    [' b ', 'b'],
    ['A+', 'a_plus'],
    ['A++', 'a_plusplus'],
    ['C-', 'c_sub'],
    ['C −', 'c_sub'],
    ['-', null],
    ['', null],
    ['A+++', null],
    ['in aanvraag', null],
    [null, null],
    [undefined, null],
  ])('RULE-5 label text %j is %j', (text, code) => {
    expect(parseEnergyLabel(text)).toBe(code);
  });
});

test.each(['a_plusplus', 'a_plus', 'a', 'd_sub', 'i'])(
  'RULE-5 the code %s is read back from how people write it',
  (code) => {
    expect(parseEnergyLabel(formatEnergyLabel(code))).toBe(code);
  },
);

test.each(['j', 'a_minus', '', null, undefined])('RULE-5 %j is no label', (code) => {
  expect(formatEnergyLabel(code)).toBeNull();
});
