import { expect, test } from 'vitest';
import de from '../../platform/rules/labels/messages/de.json';
import en from '../../platform/rules/labels/messages/en.json';
import fr from '../../platform/rules/labels/messages/fr.json';
import nl from '../../platform/rules/labels/messages/nl.json';
import { codes, listCodes } from './codes';

test.each([nl, fr, en, de])('EDIT-8 every code has words in each language', (messages) => {
  const keys = Object.entries(codes).flatMap(([field, numbers]) =>
    numbers.map((number) => `agency.${field}.${number}`),
  );
  expect(keys.filter((key) => !(key in messages))).toEqual([]);
});

test('EDIT-8 a code that has no words stays a choice', () => {
  expect(listCodes('priceUnit', 7)).toEqual([0, 2, 7]);
  expect(listCodes('priceUnit', 4)).toEqual([0, 2, 7, 4]);
});
