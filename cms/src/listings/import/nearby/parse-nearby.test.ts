import { expect, test } from 'vitest';
import { ProblemLog } from '../import-report';
import { parseNearby, parseCsv } from './parse-nearby';

const head = 'id,kind,name_nl,name_fr,latitude,longitude,attribution';
const good = 's1,station,Station,Gare,50.84,4.35,© OpenStreetMap contributors';

function read(...lines: string[]) {
  const log = new ProblemLog();
  const places = parseNearby([head, ...lines].join('\r\n'), log);
  return { places, problems: log.problems.map(({ id, field }) => `${id} ${field}`.trim()) };
}

test('DETAIL-10 a line of the file is a place with its names and whose data it is', () => {
  expect(read(good)).toEqual({
    problems: [],
    places: [
      {
        id: 's1',
        kind: 'station',
        names: { nl: 'Station', fr: 'Gare' },
        latitude: 50.84,
        longitude: 4.35,
        attribution: '© OpenStreetMap contributors',
      },
    ],
  });
});

test.each([
  ['an id', 'line 2 id', ',station,a,b,50,4,x'],
  ['a kind', 'line 2 kind', 's2,airport,a,b,50,4,x'],
  ['a latitude', 'line 2 latitude', 's2,stop,a,b,95,4,x'],
  ['a longitude', 'line 2 longitude', 's2,stop,a,b,50,east,x'],
  ['a name', 'line 2 name', 's2,stop,,,50,4,x'],
  ['a short name', 'line 2 name_nl', `s2,stop,${'x'.repeat(121)},,50,4,x`],
  ['an attribution', 'line 2 attribution', 's2,stop,a,b,50,4,'],
  ['all fields', 'line 2', 's2,stop,a'],
])('DETAIL-10 a line without %s is reported with its number', (_, problem, line) => {
  expect(read(line, good)).toMatchObject({ problems: [problem], places: [{ id: 's1' }] });
});

test('DETAIL-10 an id that stands twice is reported, and names missing columns', () => {
  expect(read(good, good).problems).toEqual(['line 3 id']);
  expect(() => parseNearby('stop_id,stop_name', new ProblemLog())).toThrow(/id, kind, latitude/);
  expect(() => parseNearby('', new ProblemLog())).toThrow('are missing');
});

test('DETAIL-10 quotes, semicolons and a byte order mark are read', () => {
  expect(parseCsv('\uFEFFa;b\n"x;\n""y""";2\n\n3;4')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['x;\n"y"', '2'] },
    { line: 5, fields: ['3', '4'] },
  ]);
});
