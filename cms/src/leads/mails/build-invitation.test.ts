import { expect, test } from 'vitest';
import { buildInvitation, type Invitation } from './build-invitation';

const visit: Invitation = {
  lead: 'abcdefghijklmnopqrstuvwx',
  sequence: 0,
  isCancelled: false,
  start: new Date('2026-10-25T00:30:00Z'),
  end: new Date('2026-10-25T01:00:00Z'),
  summary: 'Visit: house, Ixelles',
  description: 'Ref. 100\nBring your card; thanks',
  location: 'Rue Longue 1, 1050 Ixelles',
  url: 'https://agency.example/fr/property/100/',
  organizer: { name: 'Corbelle', email: 'hello@corbelle.example' },
  attendee: { name: 'Zoé "Z" D’Hondt', email: 'zoe@example.org' },
};

function readLines(overrides: Partial<Invitation> = {}): string[] {
  const { content } = buildInvitation({ ...visit, ...overrides });
  expect(content).not.toMatch(/[^\r]\n/);
  return content.replace(/\r\n /g, '').split('\r\n');
}

test('FORM-14 the file of a visit is in UTC, also in the hour that comes twice', () => {
  expect(readLines()).toEqual(
    expect.arrayContaining([
      ...['METHOD:REQUEST', 'UID:abcdefghijklmnopqrstuvwx', 'SEQUENCE:0', 'STATUS:CONFIRMED'],
      ...['DTSTART:20261025T003000Z', 'DTEND:20261025T010000Z'],
      'LOCATION:Rue Longue 1\\, 1050 Ixelles',
      'SUMMARY:Visit: house\\, Ixelles',
      'DESCRIPTION:Ref. 100\\nBring your card\\; thanks',
      'URL:https://agency.example/fr/property/100/',
    ]),
  );
});

test('FORM-14 the agency invites, and the visitor has accepted', () => {
  const people = readLines().filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line));
  expect(people[0]).toMatch(/^ORGANIZER;CN="?Corbelle"?:MAILTO:hello@corbelle.example$/i);
  expect(people[1]).toMatch(
    /^ATTENDEE;.*PARTSTAT="?ACCEPTED"?;CN="Zoé ’Z’ D’Hondt":MAILTO:zoe@example.org$/i,
  );
  expect(people).toHaveLength(2);
});

test('FORM-14 a cancellation takes the same visit away', () => {
  const lines = readLines({ isCancelled: true, sequence: 1 });
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['METHOD:CANCEL', 'UID:abcdefghijklmnopqrstuvwx', 'SEQUENCE:1', 'STATUS:CANCELLED'],
    ]),
  );
});

test('DETAIL-5 FORM-14 an address that is not published is not in it', () => {
  expect(readLines({ location: null }).some((line) => line.startsWith('LOCATION'))).toBe(false);
});

test('FORM-14 no line is longer than 75 octets, and none breaks within a letter', () => {
  const summary = `${'é'.repeat(70)} ${'👨‍👩‍👧 '.repeat(20)}${'x'.repeat(200)}`;
  const url = `https://agency.example/fr/${'maison-a-louer-'.repeat(20)}/`;
  const { content } = buildInvitation({ ...visit, summary, url });
  const lines = content.split('\r\n').map((line) => Buffer.from(line));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(75);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  expect(lines.map((line) => decoder.decode(line)).join('\r\n')).toBe(content);
  expect(readLines({ summary, url })).toEqual(
    expect.arrayContaining([`SUMMARY:${summary.trimEnd()}`, `URL:${url}`]),
  );
});

test('FORM-14 an address with other letters than those of ASCII stays an address', () => {
  const attendee = { name: 'É', email: 'élise@bücher.example' };
  const [, person] = readLines({ attendee }).filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line));
  expect(person).toMatch(/:MAILTO:%C3%A9lise@xn--bcher-kva\.example$/i);
});

test('FORM-14 words of a visitor add no line to the calendar', () => {
  const lines = readLines({ summary: 'a\r\nATTENDEE:MAILTO:x@example.org' });
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
});
