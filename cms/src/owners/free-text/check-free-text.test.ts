import { expect, test } from 'vitest';
import { findContactDetail } from './check-free-text';

test.each([
  ['Write to jan.peeters@example.org please', 'jan.peeters@example.org'],
  ['jan (at) example.org', 'jan (at) example.org'],
  ['jan (at) example (punt) org', 'jan (at) example (punt) org'],
  ['jan[at]example[dot]org', 'jan[at]example[dot]org'],
  ['jan＠example.org', 'jan@example.org'],
  ['Call 0475 12 34 56 after six', '0475 12 34 56'],
  ['Call 0475/12.34.56', '0475/12.34.56'],
  ['02 511 23 45', '02 511 23 45'],
  ['02.511.23.45', '02.511.23.45'],
  ['02-51-12-23-45', '02-51-12-23-45'],
  ['+32 (0)475 12 34 56', '+32 (0)475 12 34 56'],
  ['0032475123456', '0032475123456'],
  ['+352 26 12 34 56', '+352 26 12 34 56'],
  ['Lux: 621 123 456', '621 123 456'],
  ['Tel: 04\u200b75 12 34 56', '0475 12 34 56'],
])('OWN-8 %j holds %j, which an owner is not to read', (text, found) => {
  expect(findContactDetail(text)).toBe(found);
});

test.each([
  'They found the kitchen small, and liked the light.',
  'Visit on 01/12/2026 at 10:30, and again 08.12.2026 at 14h00',
  'Between 2026-11-24 and 2026-12-01',
  'Their bank says 1 250 000 or 1.250.000',
  'An offer near € 0 450 000 00 was spoken of; 350.000 euro was too low',
  'Reference 12345678, 120 m², EPC 187 kWh/m², 1050 Ixelles',
  'Meet @ the office',
])('OWN-8 %j holds no way to reach anybody', (text) => {
  expect(findContactDetail(text)).toBe(null);
});
