import { expect, test } from 'vitest';
import { LISTING_FIELDS, LISTING_TEXTS } from '../rules/listing-fields';
import { formSections, isAsked, readTyped, writeTyped } from './form-sections';

/** Written by the CMS itself, or files of a source. */
const leftOut = ['ModifiedDate', 'MainTypeName', 'RecordFile'];

test('DATA-14 every field of the format is in one section of the form', () => {
  const shown = formSections.flatMap(({ facts, texts }) => [...facts, ...texts]);
  expect(shown).toHaveLength(new Set(shown).size);
  const known = [...LISTING_FIELDS, ...LISTING_TEXTS].map(({ source }) => source);
  expect([...known.filter((source) => !shown.includes(source))].sort()).toEqual(
    [...leftOut].sort(),
  );
});

test.each([
  ['Price', '350.000', 350_000],
  ['Price', '€ 1.250,50', 1250.5],
  ['Price', '350000', 350_000],
  ['SurfaceLiving', '82,5', 82.5],
  ['SurfaceLiving', '82.5', 82.5],
  ['Latitude', '50.843', 50.843],
  ['Longitude', '4,351', 4.351],
  ['Floor', '-1', -1],
  ['Price', 'on demand', 'on demand'],
  ['Price', '1.25.000', '1.25.000'],
  ['Price', '', ''],
])('DATA-14 a number is read as it is typed: %s %s', (field, typed, read) => {
  expect(readTyped(field, typed)).toBe(read);
  if (typeof read === 'number') expect(readTyped(field, writeTyped(read))).toBe(read);
});

test.each([
  ['LastRent', { Goal: 0 }, false],
  ['LastRent', { Goal: 0, LastRent: 700 }, true],
  ['LastRent', { Goal: 1 }, true],
  ['Summons', { Goal: 1 }, false],
  ['Summons', {}, true],
  ['LifeAnnuityHeads', { Goal: 0 }, false],
  ['LifeAnnuityHeads', { Goal: 0, LifeAnnuity: true }, true],
  ['Zip', { Goal: 1 }, true],
])('DATA-14 the form asks for what belongs to the goal: %s %j', (field, facts, asked) => {
  expect(isAsked(field, facts)).toBe(asked);
});
