import { describe, expect, test, vi } from 'vitest';
import * as historyFields from '@agency/domain/history-fields';
import { ProblemLog } from '../../listings/import/import-report';
import { parseHistory } from './parse-histories';
import { parseOwners } from './parse-owners';

const entry = { ID: 7, PropertyID: 100, Date: '2026-11-02 14:30:00', Type: 'Visit', Status: '-' };
const owner = { ID: 'o1', Email: 'Jan@Example.org', LastName: 'Peeters' };

describe('a history', () => {
  const parse = (...records: unknown[]) => {
    const log = new ProblemLog();
    return { ...parseHistory('communications', records, log), log };
  };

  test('OWN-5 is read as the source system writes it', () => {
    const { drafts, log } = parse({
      ...entry,
      Comment: ' Two\nlines ',
      Url: 'https://a.example/1',
    });
    expect(drafts[0]).toMatchObject({
      importId: '7',
      reference: '100',
      date: new Date('2026-11-02T13:30:00Z'),
      type: 'Visit',
      state: null,
      subject: null,
      comment: 'Two\nlines',
      url: 'https://a.example/1',
    });
    expect(log.count).toBe(0);
  });

  test.each([
    [{ Date: '' }, 'Date'],
    [{ Date: 'yesterday' }, 'Date'],
    [{ Date: '2026-02-31 10:00:00' }, 'Date'],
    [{ Date: '1925-02-01' }, 'Date'],
    [{ Date: '2926-02-01' }, 'Date'],
    [{ Date: {} }, 'Date'],
    [{ PropertyID: '' }, 'PropertyID'],
    [{ PropertyID: null }, 'PropertyID'],
    [{ ID: '../7' }, 'ID'],
    [{ ID: null }, 'ID'],
  ])('OWN-5 an entry with %j is reported by its field, the others go on', (wrong, field) => {
    const { drafts, log, rejected } = parse({ ...entry, ...wrong }, { ...entry, ID: 8 });
    expect(drafts.map(({ importId }) => importId)).toEqual(['8']);
    expect(log.problems.map((problem) => problem.field)).toEqual([field]);
    expect(rejected).toBe(1);
  });

  test('OWN-5 an entry that cannot be read counts as there', () => {
    expect(parse({ ...entry, Date: 'never' }).present).toEqual(new Set(['7']));
  });

  test.each([
    'javascript:alert(1)',
    'www.example.org',
    'https://a.example@evil.example',
    'ftp://a',
  ])('OWN-5 an entry goes without the address %s', (Url) => {
    const { drafts, log } = parse({ ...entry, Url });
    expect(drafts[0]?.url).toBeNull();
    expect(log.problems).toEqual([expect.objectContaining({ id: '7', field: 'Url' })]);
  });

  test('OWN-5 what is too long is cut, what is no text is nothing', () => {
    const { drafts } = parse({ ...entry, Subject: 'x'.repeat(999), Comment: ['a'], Contact: true });
    expect(drafts[0]?.subject).toHaveLength(255);
    expect(drafts[0]).toMatchObject({ comment: null, contact: null });
  });

  test('OWN-5 records that are none, and a second of one id, are reported', () => {
    const { drafts, log, rejected } = parse(null, 'a', [], entry, entry);
    expect(drafts).toHaveLength(1);
    expect([log.count, rejected]).toEqual([4, 4]);
    expect(log.problems[0]).toMatchObject({ id: 'communications #1', language: null });
  });

  test('OWN-5 an entry that has not changed is read again for a new field', async () => {
    const fields = { ...historyFields.historyFields, place: { source: 'Place', maxLength: 80 } };
    vi.resetModules();
    vi.doMock('@agency/domain/history-fields', () => ({ ...historyFields, historyFields: fields }));
    const changed = await import('./parse-histories.js');
    const { drafts } = changed.parseHistory('communications', [entry], new ProblemLog());
    expect(drafts[0]?.sourceHash).toMatch(/^\w{40}$/);
    expect(drafts[0]?.sourceHash).not.toBe(parse(entry).drafts[0]?.sourceHash);
  });
});

describe('owners', () => {
  const parse = (...records: unknown[]) => {
    const log = new ProblemLog();
    return { ...parseOwners(records, log), log };
  };

  test('OWN-1 are read with their listings, however these are written', () => {
    const more = { Title: 'Mrs.', Language: 2, PropertyIDs: '100, 101,100' };
    const { drafts } = parse({ ...owner, ...more }, { ...owner, ID: 'o2', Email: 'b@example.org' });
    expect(drafts[0]).toMatchObject({
      importId: 'o1',
      email: 'jan@example.org',
      title: 'ms',
      firstName: null,
      language: 'fr',
      references: ['100', '101'],
    });
    expect(drafts[1]).toMatchObject({ title: null, language: 'nl', references: [] });
    expect(parse({ ...owner, PropertyIDs: [100, '', null, '101'] }).drafts[0]?.references).toEqual([
      ...['100', '101'],
    ]);
  });

  test.each([
    [{ Email: 'jan' }, 'Email'],
    [{ Email: 'a@b.org, c@d.org' }, 'Email'],
    [{ Email: null }, 'Email'],
    [{ LastName: ' - ' }, 'LastName'],
    [{ ID: '' }, 'ID'],
  ])('OWN-1 one with %j is reported by its field and left out', (wrong, field) => {
    const { drafts, log, rejected } = parse({ ...owner, ...wrong });
    expect([drafts.length, rejected, log.problems[0]?.field]).toEqual([0, 1, field]);
  });

  test('OWN-1 of two with one email the first counts', () => {
    const { drafts, log } = parse(owner, { ...owner, ID: 'o2', Email: 'JAN@example.org' });
    expect(drafts.map(({ importId }) => importId)).toEqual(['o1']);
    expect(log.problems[0]).toMatchObject({ id: 'o2', field: 'Email' });
  });

  test('OWN-1 another listing is no change of the owner', () => {
    const [first] = parse({ ...owner, PropertyIDs: '100' }).drafts;
    const [second] = parse({ ...owner, PropertyIDs: '101' }).drafts;
    const [third] = parse({ ...owner, Phone: '02 500 00 00' }).drafts;
    expect(first?.sourceHash).toBe(second?.sourceHash);
    expect(first?.sourceHash).not.toBe(third?.sourceHash);
  });
});
