import { expect, test } from 'vitest';
import { ADVERT_RULES } from '@agency/domain/advert-rules';
import { legalFields } from './legal-fields';

/** The source of the listing supplies its price. */
const ofTheOffer = ['price'];

test('LAW-7 staff can write every fact that a rule for adverts wants, but the price', () => {
  const written = legalFields.map(({ attribute }) => attribute);
  const wanted = new Set(ADVERT_RULES.flatMap(({ fields }) => fields));
  expect([...wanted].filter((field) => !written.includes(field))).toEqual(ofTheOffer);
  expect(written).toHaveLength(27);
});
