import { expect, test } from 'vitest';
import { cityLabel } from './city-label';
import { translations } from './translations.server';

const { t } = translations.nl;

test.each([
  ['Brussel', '1000', 10, 'België', 'Brussel (1000)'],
  ['Luxembourg', '1009', 50, 'Luxembourg', 'Luxembourg (1009)'],
  ['Strassen', '8001', 50, 'Luxembourg', 'Strassen (8001, Luxembourg)'],
  ['Brussel', '1000', null, null, 'Brussel (1000)'],
])(
  'RULE-4 FIND-16 the city %s %s of country %j (%s) is %s',
  (name, zip, countryId, countryName, label) => {
    expect(cityLabel(t, { name, zip, countryId, countryName })).toBe(label);
  },
);
