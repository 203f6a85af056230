import { expect, test } from 'vitest';
import {
  buildAmericanCsv,
  buildDutchWorkbook,
  buildFrenchCsv,
  buildFrenchXml,
  buildGermanXml,
  buildOfficeList,
  buildWordPressCsv,
  type AgencyExport,
} from '../../../../test/agency-exports';
import { COLUMN_WORDS } from './column-words';
import { findField } from './fields';
import { readTable } from './formats/read-table';
import { guessLanguage, guessNotation } from './guess-notation';
import { suggestColumns } from './suggest-columns';

test('DATA-11 every field with words exists', () => {
  expect(Object.keys(COLUMN_WORDS).filter((to) => !findField(to))).toEqual([]);
});

const exports: Record<string, () => AgencyExport> = {
  'a French CSV': buildFrenchCsv,
  'a Dutch workbook': buildDutchWorkbook,
  'a German XML': buildGermanXml,
  'an American CSV': buildAmericanCsv,
  'a CSV of WordPress': buildWordPressCsv,
  'the list of an office': buildOfficeList,
  'a French XML': buildFrenchXml,
};

/** Suggests for a CSV whose rows have a value for each column. */
async function suggest(columns: Readonly<Record<string, readonly string[]>>) {
  const lists = Object.values(columns);
  const rows = (lists[0] ?? []).map((_, row) => lists.map((list) => list[row] ?? '').join(';'));
  const bytes = Buffer.from([Object.keys(columns).join(';'), ...rows, ''].join('\n'));
  const { table } = await readTable(bytes, 'a.csv', {});
  return suggestColumns(table, guessNotation(table));
}

const street = ['Rue Haute', 'Avenue Louise', 'Clos Fleuri', 'Rue du Page'];
const numbers = ['11', '18', '25', '32'];
const references = ['BX-1', 'BX-2', 'BX-3', 'BX-4'];

test.each<[string, Record<string, string[]>, Record<string, string>]>([
  [
    'a house number is no reference beside a file number',
    { 'Réf. dossier': references, Rue: street, 'N°': numbers },
    { 'Réf. dossier': 'ID!', Rue: 'Street!', 'N°': 'HouseNumber!' },
  ],
  [
    'a house number is no reference without another',
    { Rue: street, 'N°': numbers, Ville: ['Ixelles', 'Uccle', 'Forest', 'Jette'] },
    { Rue: 'Street!', 'N°': 'HouseNumber!', Ville: 'City!' },
  ],
  [
    'a number is the reference of a file without streets, to be looked at',
    { Nr: ['4711', '4712', '4713', '4714'], Ort: ['Eupen', 'Raeren', 'Eupen', 'Kelmis'] },
    { Nr: 'ID', Ort: 'City!' },
  ],
  [
    'two numbers',
    { Nr: ['901', '902', '903', '904'], Straat: street, 'Nr ': numbers },
    { Nr: 'ID', Straat: 'Street!', 'Nr (2)': 'HouseNumber!' },
  ],
  [
    'an id wins over a reference, which visitors see',
    { Référence: references, ID: ['1', '2', '3', '4'], Prix: ['100000', '2000', '300000', '900'] },
    { Référence: 'Reference!', ID: 'ID!', Prix: 'Price!' },
  ],
  [
    'a reference with repeated values has to be looked at',
    { Kenmerk: ['A1', 'A2', 'A2', 'A3'], Straat: street, Nr: numbers },
    { Kenmerk: 'ID', Straat: 'Street!', Nr: 'HouseNumber!' },
  ],
  [
    'a reference that a home lacks has to be looked at',
    { Ref: ['A1', 'A2', '', 'A4'], Straat: street, Nr: numbers },
    { Ref: 'ID', Straat: 'Street!', Nr: 'HouseNumber!' },
  ],
  [
    'the reference of an agent is none of the home',
    { 'Agent ref': ['7', '8', '9', '10'], 'Objekt-Nr.': references },
    { 'Agent ref': '', 'Objekt-Nr.': 'ID!' },
  ],
])('DATA-11 %s', async (_, columns, expected) => {
  const found = await suggest(columns);
  const named = found.map(({ column, to, isSure }) => [column, `${to}${isSure && to ? '!' : ''}`]);
  expect(Object.fromEntries(named)).toEqual(expected);
});

test('DATA-11 a column that is suggested as a reference names its repeated values', async () => {
  const [column] = await suggest({ Ref: ['A1', 'A2', 'A1'], Prix: ['100000', '200000', '300000'] });
  expect(column?.repeated).toEqual([{ value: 'A1', rows: [2, 4] }]);
});

test('DATA-11 other fields that a column may be are named', async () => {
  const prices = ['100000', '200000', '300000', '250000'];
  const [column] = await suggest({ Prix: prices, Rue: street });
  expect([column?.to, column?.others]).toEqual(['Price', expect.arrayContaining(['SalePrice'])]);
});

test.each([
  ['À deux pas du centre, appartement lumineux pour une famille', 'fr'],
  ['Op wandelafstand van het centrum, licht appartement voor een gezin', 'nl'],
  ['Near shops and transport, with a view of the park for a family', 'en'],
  ['Nahe dem Zentrum, helle Wohnung mit Blick auf den Park und ein Garten', 'de'],
  ['Studio 12', null],
])('DATA-11 the language of "%s" is %s', (text, language) => {
  expect(guessLanguage([text])).toBe(language);
});

test('DATA-11 a workbook of numbers needs no decimal sign', async () => {
  const { name, bytes } = buildDutchWorkbook();
  const { table } = await readTable(bytes, name, {});
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.filter((cell) => typeof cell === 'number'),
  }));
  expect(guessNotation({ ...table, rows }).isDecimalSure).toBe(true);
});

test.each(Object.keys(exports))(
  'DATA-11 19 of 20 columns are suggested right: %s',
  async (make) => {
    const { name, bytes, fields } = (exports[make] ?? buildFrenchCsv)();
    const { table } = await readTable(bytes, name, {});
    const suggested = suggestColumns(table, guessNotation(table));
    const found = Object.fromEntries(suggested.map(({ column, to }) => [column, to]));
    expect(Object.keys(found).sort()).toEqual(Object.keys(fields).sort());
    const wrong = Object.entries(fields).filter(([column, to]) => found[column] !== to);
    const lines = wrong.map(([column, to]) => `${column}: ${found[column]}, not ${to}`);
    expect(lines.slice(Math.floor(suggested.length / 20))).toEqual([]);
  },
);
