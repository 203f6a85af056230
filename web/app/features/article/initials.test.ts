import { expect, test } from 'vitest';
import { formInitials } from './testimonial-view.server';

test.each([
  ['Nele & Karim', 'NK'],
  ['M. & K. Weber', 'MW'],
  ['Thomas D.', 'TD'],
  ['Aoife O’Callaghan', 'AO'],
  ['élodie', 'É'],
  ['  ', ''],
  ['42', ''],
])('FORM-12 %s without a portrait is %s', (name, initials) => {
  expect(formInitials(name)).toBe(initials);
});
