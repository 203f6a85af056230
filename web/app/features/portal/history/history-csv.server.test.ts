import { perHistoryField } from '@agency/domain/history-fields';
import { expect, test } from 'vitest';
import type { HistoryRowFragment } from '../../../cms/generated/graphql';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/paths/route-table';
import { writeHistoryCsv } from './history-csv.server';

const table = createRouteTable();
const nothing = perHistoryField(() => null);

function write(row: Partial<HistoryRowFragment>, language: 'nl' | 'en' = 'en') {
  return writeHistoryCsv(createLanguageContext(table, language), 'communications', [
    { ...nothing, id: 'a', date: '2026-11-20T23:30:00.000Z', url: null, ...row },
  ]);
}

test('OWN-5 the file says its columns and types in the language of the page, and its days by Brussels', () => {
  const text = write(
    { type: 'Phone', contact: 'A. Peeters', subject: 'A; B', comment: 'Één' },
    'nl',
  );
  expect(text).toBe(
    '\uFEFF"Datum";"Type";"Contact";"Onderwerp";"Opmerking";"Status";"Bron"\r\n' +
      '"2026-11-21 00:30";"Telefoon";"niet genoemd";"A; B";"Één";;\r\n',
  );
});

test('OWN-5 every cell stands below its own name', () => {
  const named = {
    type: 'type',
    contact: 'Couple d’Ixelles',
    subject: 'subject',
    comment: 'comment',
  };
  const rest = { state: 'status', source: 'source', url: 'address', id: 'a' };
  const row = { ...nothing, ...rest, date: '2026-11-20T12:00:00Z', ...named };
  const text = writeHistoryCsv(createLanguageContext(table, 'en'), 'online-media', [row]);
  const [heads = [], cells = []] = text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) => line.replaceAll('"', '').split(';'));
  const byHead = Object.fromEntries(heads.map((head, at) => [head.toLowerCase(), cells[at]]));
  expect(byHead).toEqual({
    date: '2026-11-20 13:00',
    type: 'type',
    contact: 'Couple',
    subject: 'subject',
    comment: 'comment',
    status: 'status',
    source: 'source',
    address: 'address',
  });
});

test('OWN-5 the addresses of media are a column of their own', () => {
  const row = { id: 'a', date: '2026-11-20T12:00:00Z', url: 'https://immoweb.be/1' };
  const text = writeHistoryCsv(createLanguageContext(table, 'en'), 'online-media', [
    { ...nothing, ...row },
  ]);
  expect(text).toContain('"Source";"Address"\r\n');
  expect(text).toContain('"https://immoweb.be/1"\r\n');
});

test.each(['=1+1', '+32 2 511 00 00', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＠x'])(
  'OWN-5 the cell %j is no formula in a spreadsheet',
  (subject) => {
    expect(write({ subject })).toContain(`"'${subject}"`);
  },
);

test.each([
  ['says "no"', '"says ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['a\rb', '"a\rb"'],
  ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
])('OWN-5 the cell %j stays one cell', (comment, written) => {
  expect(write({ comment })).toContain(`;${written};`);
});
