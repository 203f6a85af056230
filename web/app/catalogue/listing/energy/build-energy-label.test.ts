import { expect, test } from 'vitest';
import { buildEnergyLabel } from './build-energy-label';

test.each([
  ['a', 'A', 'a'],
  ['a_plus', 'A+', 'a'],
  ['a_plusplus', 'A++', 'a'],
  ['b_sub', 'B-', 'b'],
  ['G', 'G', 'g'],
  ['i', 'I', 'g'],
])('RULE-5 writes label %s as %s', (code, text, group) => {
  expect(buildEnergyLabel(code)).toEqual({ code: code.toLowerCase(), text, group });
});

test.each([null, undefined, '', 'z', 'a_minus', '12', 'constructor'])(
  'RULE-5 shows no label for %j',
  (code) => {
    expect(buildEnergyLabel(code)).toBeNull();
  },
);
