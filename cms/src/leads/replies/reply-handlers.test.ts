import { expect, test } from 'vitest';
import { fillSubject, fillTemplate } from './reply-handlers';

const values = { name: 'Ella Peeters', listing: 'Loft, Ixelles', agency: 'Corbelle' };

test.each([
  ['Dear {name},', 'Dear Ella Peeters,'],
  ['About {listing}: {moment}.', 'About Loft, Ixelles:.'],
  ['{agency}\n{colleague}', 'Corbelle\n'],
  ['{Name} and {price} and {}', '{Name} and {price} and {}'],
  ['{name} {name}', 'Ella Peeters Ella Peeters'],
])('STAFF-4 %j is filled in as %j', (text, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});

test('STAFF-4 what stands in a value is not filled in again', () => {
  expect(fillTemplate('Dear {name}', { name: '{agency} $& $1', agency: 'X' })).toBe(
    'Dear {agency} $& $1',
  );
});

test.each([
  ['Your message to {agency}: {listing}', 'Your message to Corbelle: Loft, Ixelles'],
  ['Your message to {agency}: {moment}', 'Your message to Corbelle'],
  ['Votre message à {agency}\u00a0: {moment}', 'Votre message à Corbelle'],
  ['{moment}: no longer available', 'no longer available'],
])('STAFF-4 the subject %j is filled in as %j', (text, filled) => {
  expect(fillSubject(text, values)).toBe(filled);
});
