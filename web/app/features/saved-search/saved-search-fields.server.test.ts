import { expect, test } from 'vitest';
import { createLanguageContext } from '../../i18n/language-context.server';
import { createRouteTable } from '../../i18n/paths/route-table';
import type { SavedSearchChoices } from './saved-search-choices';
import {
  savedSearchFields,
  savedSearchSchema,
  readSavedSearchFields,
  type SavedSearchValues,
} from './saved-search-fields.server';
import { parseForm } from '../../form/send/parse-form.server';

const context = createLanguageContext(createRouteTable(), 'nl');
const choices: SavedSearchChoices = {
  types: [{ webId: '1', name: 'Huis', family: null, above: [] }],
  zips: [
    { zip: '1050', label: '1050 Elsene', region: 'Brussel' },
    { zip: '1180', label: '1180 Ukkel', region: 'Brussel' },
    { zip: '1410', label: '1410 Waterloo', region: 'Wallonië' },
  ],
};
const schema = savedSearchSchema(context, savedSearchFields(context, choices));
const right = { goal: 'sale', types: '1', zips: '1050', rhythm: 'daily' };

function send(fields: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ ...right, ...fields })) sent.set(name, value);
  return parseForm(sent, schema);
}

test.each<[Record<string, string>, Record<string, string>]>([
  [{ types: '' }, { types: 'Kies minstens één type pand' }],
  [{ zips: '' }, { zips: 'Kies minstens één gemeente' }],
  [{ types: '99' }, { types: 'Kies minstens één type pand' }],
  [{ goal: 'steal' }, { goal: 'Kies kopen of huren' }],
  [{ minPrice: 'veel' }, { minPrice: 'Vul een getal in' }],
  [
    { maxPrice: '1000000001' },
    { maxPrice: 'Vul een bedrag in van €\u00a00 tot €\u00a01.000.000.000' },
  ],
  [
    { minPrice: '450.000', maxPrice: '200 000' },
    { maxPrice: 'Het minimum is groter dan het maximum' },
  ],
  [
    { minBedrooms: '4', maxBedrooms: '2', zips: '' },
    {
      zips: 'Kies minstens één gemeente',
      maxBedrooms: 'Het minimum is groter dan het maximum',
    },
  ],
])('FORM-3 FORM-9 the criteria %j are wrong: %j', (fields, errors) => {
  expect(send(fields).errors).toEqual(errors);
});

test('FORM-9 a whole region is its postal codes, once each, and what is empty is no criterion', () => {
  const { values } = send({ zips: 'region:Brussel', maxPrice: '€ 450.000', minGarages: '' });
  const { criteria, rhythm } = readSavedSearchFields(values as SavedSearchValues, choices);
  expect(criteria).toMatchObject({ zips: ['1050', '1180'], maxPrice: 450_000, minGarages: null });
  expect(rhythm).toBe('daily');
});
