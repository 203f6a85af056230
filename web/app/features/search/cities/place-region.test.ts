import { countryIds } from '@agency/domain/countries';
import { expect, test } from 'vitest';
import { findPlaceRegion } from './place-region';

const { belgium, luxembourg } = countryIds;

test.each([
  ['1000', belgium, 'brussels'],
  ['1210', belgium, 'brussels'],
  ['1300', belgium, 'wallonia'],
  ['1500', belgium, 'flanders'],
  ['3090', belgium, 'flanders'],
  ['4000', belgium, 'wallonia'],
  ['7998', belgium, 'wallonia'],
  ['8400', belgium, 'flanders'],
  ['1009', luxembourg, 'luxembourg'],
  ['1009', 30, 'abroad'],
] as const)('FIND-6 postal code %s of country %i lies in %s', (zip, countryId, region) => {
  expect(findPlaceRegion({ zip, countryId })).toBe(region);
});
