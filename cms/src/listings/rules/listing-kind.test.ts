import { expect, test } from 'vitest';
import { kinds } from '@agency/domain/kinds';
import { languages } from '@agency/domain/languages';
import { foldWords, listKindKeys, listKindTypes, listKindWords, nameKind } from './listing-kind';

const apartment = { webId: '2', lineage: ['2', '20'], names: { nl: 'Appartement' } };
const commercial = { webId: '6', lineage: ['6', '30'], names: { nl: 'Handelspand' } };

test.each<[string, string | null, string | null, string[]]>([
  ['nl', 'Penthouse', 'Appartement', ['penthouse']],
  ['fr', 'Maison de maître', 'Maison', ['townhouse']],
  ['de', 'MAISONETTEWOHNUNG', 'Wohnung', ['duplex']],
  ['nl', 'Gelijkvloers met tuin', 'Appartement', ['ground-floor']],
  ['nl', 'Bel-etage', 'Huis', ['bel-etage']],
  ['nl', 'Duplex met terras', 'Appartement', ['duplex']],
  ['nl', 'Duplex of penthouse', 'Appartement', []],
  ['nl', 'Appartement met kantoor', 'Appartement', []],
  ['nl', 'Appartement', 'Appartement', []],
  ['nl', null, 'Loft', ['loft']],
  ['nl', '', 'Appartement', ['kind-unknown']],
  ['nl', null, null, ['kind-unknown']],
])(
  'FIND-23 in %s the description %j of a type %j is the kind %j',
  (language, description, name, keys) => {
    const texts = [{ language, typeDescription: description, mainTypeName: name }];
    expect(listKindKeys({ types: [apartment], texts })).toEqual(keys);
  },
);

test('FIND-23 a kind is read in any language that names it', () => {
  const texts = [
    { language: 'nl', typeDescription: 'Iets bijzonders' },
    { language: 'fr', typeDescription: 'Bureaux' },
  ];
  expect(listKindKeys({ types: [commercial], texts })).toEqual(['office']);
});

test.each(languages)('FIND-23 in %s no word means two kinds', (language) => {
  const words = kinds.flatMap((kind) => [...new Set(listKindWords(kind, language).map(foldWords))]);
  expect(words.filter((word, at) => words.indexOf(word) !== at || word === '')).toEqual([]);
});

test('FIND-23 a type of the agency with the name of a kind replaces it', () => {
  const loft = { webId: '30', lineage: ['30', '2'], names: { nl: 'Loft' }, order: 3 };
  const types = listKindTypes([{ ...apartment, order: 1 }, loft]);
  const ids = types.map(({ webId }) => webId);
  expect(ids).toContain('duplex');
  expect(ids).not.toContain('loft');
  expect(types.find(({ webId }) => webId === 'duplex')).toMatchObject({
    names: nameKind('duplex'),
    parentWebId: '2',
    lineage: ['duplex', '2', '20'],
  });
});
