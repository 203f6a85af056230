import { expect, test } from 'vitest';
import {
  buildAmericanCsv,
  buildDutchWorkbook,
  buildFrenchCsv,
  buildGermanXml,
  type AgencyExport,
} from '../../../../test/agency-exports';
import { COLUMN_WORDS } from './column-words';
import { findField } from './fields';
import { readTable } from './formats/read-table';
import { guessNotation } from './guess-notation';
import { suggestColumns } from './suggest-columns';

test('DATA-11 every field with words exists', () => {
  expect(Object.keys(COLUMN_WORDS).filter((to) => !findField(to))).toEqual([]);
});

const exports: Record<string, () => AgencyExport> = {
  'a French CSV': buildFrenchCsv,
  'a Dutch workbook': buildDutchWorkbook,
  'a German XML': buildGermanXml,
  'an American CSV': buildAmericanCsv,
};

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
