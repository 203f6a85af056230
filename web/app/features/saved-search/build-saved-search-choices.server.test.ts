import { expect, test } from 'vitest';
import { createLanguageContext } from '../../i18n/language-context.server';
import { createRouteTable } from '../../i18n/paths/route-table';
import { buildSavedSearchChoices } from './build-saved-search-choices.server';

const context = createLanguageContext(createRouteTable(), 'nl');

test('FORM-9 a group of types is named above its types and is none itself', () => {
  const { types } = buildSavedSearchChoices(context, {
    types: [
      { webId: '20', parentId: null, name: 'Wonen' },
      { webId: '4', parentId: null, name: 'Grond' },
      { webId: '1', parentId: '20', name: 'Huis' },
      { webId: '2', parentId: 'gone', name: 'Appartement' },
      { webId: 'loft', parentId: '2', name: 'Loft' },
    ],
    zips: [],
  });
  expect(types).toEqual([
    { webId: '1', name: 'Huis', family: 'Wonen', above: ['20'] },
    { webId: '4', name: 'Grond', family: null, above: [] },
    { webId: '2', name: 'Appartement', family: null, above: [] },
    { webId: 'loft', name: 'Loft', family: 'Appartement', above: ['2'] },
  ]);
});

test('FORM-9 RULE-4 a postal code is told with its places, its region and a foreign country', () => {
  const belgian = { countryId: 10, countryName: 'België' };
  const { zips } = buildSavedSearchChoices(context, {
    types: [],
    zips: [
      { zip: '1050', names: ['ELSENE'], region: 'brussels', ...belgian },
      { zip: '3050', names: ['Oud-Heverlee', 'Blanden'], region: 'flanders', ...belgian },
      { zip: '2310', names: ['Luxemburg'], region: '', countryId: 50, countryName: 'Luxemburg' },
    ],
  });
  expect(zips).toEqual([
    { zip: '1050', label: '1050 Elsene', region: 'Brussel' },
    { zip: '3050', label: '3050 Oud-Heverlee, Blanden', region: 'Vlaanderen' },
    { zip: '2310', label: '2310 Luxemburg (Luxemburg)', region: 'Luxemburg' },
  ]);
});
