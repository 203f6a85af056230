import { expect, test } from 'vitest';
import { writeCalendar } from './answer-calendar.server';

const visit = {
  id: 'abc123',
  start: '2026-11-25T09:00:00.000Z',
  end: '2026-11-25T09:45:00.000Z',
  summary: 'Bezoek: Huis, met “tuin”; en garage',
  location: 'Wolstraat 52, 1000 Brussel',
  url: 'https://site.example/nl/te-koop/brussel/een-lange-naam-van-een-pand/5204117/',
};

test('FORM-14 a visit is a calendar’s event, in UTC, under the id of its lead', () => {
  const calendar = writeCalendar(visit, new Date('2026-11-24T12:00:00Z'));
  expect(calendar).toContain('UID:abc123\r\nDTSTAMP:20261124T120000Z\r\n');
  expect(calendar).toContain('DTSTART:20261125T090000Z\r\nDTEND:20261125T094500Z\r\n');
  expect(calendar).toContain('SUMMARY:Bezoek: Huis\\, met “tuin”\\; en garage\r\n');
  const lines = calendar.split('\r\n');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`URL:${visit.url}`);
});
