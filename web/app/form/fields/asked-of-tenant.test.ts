import { expect, test } from 'vitest';
import { listAsked } from './asked-of-tenant';

const flat = { goal: 'rent', region: 'brussels', typeId: '2' };

test('FORM-13 a home to let in Brussels: a name and one means of contact before a visit', () => {
  expect([...listAsked(flat, 'before a visit')]).toEqual(['name', 'contact']);
});

test('FORM-13 a home to let in Brussels: income and household more with the application', () => {
  expect([...listAsked(flat, 'application')]).toEqual(['name', 'contact', 'income', 'persons']);
});

test.each([
  ['Flanders', { ...flat, region: 'flanders' }],
  ['Wallonia', { ...flat, region: 'wallonia' }],
  ['Luxembourg', { ...flat, region: null }],
  ['a Brussels sale', { ...flat, goal: 'sale' }],
  ['a Brussels garage to let', { ...flat, typeId: '7' }],
  ['a Brussels shop to let', { ...flat, typeId: '6' }],
])('FORM-13 %s: the usual fields at each stage', (_place, place) => {
  expect(listAsked(place, 'before a visit')).toContain('second contact');
  expect(listAsked(place, 'before a visit')).not.toContain('income');
  expect(listAsked(place, 'application')).toContain('title');
  expect(listAsked(place, 'application')).toContain('income');
});

test.each(['1', '3'])('FORM-13 type %s is a home in Brussels too', (typeId) => {
  expect(listAsked({ ...flat, typeId }, 'before a visit').size).toBe(2);
});
