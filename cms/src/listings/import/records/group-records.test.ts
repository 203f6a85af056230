import { describe, expect, test } from 'vitest';
import { groupRecords, hashGroup } from './group-records';
import { ProblemLog } from '../import-report';

function group(lists: Record<string, unknown[]>) {
  const log = new ProblemLog();
  return { ...groupRecords(new Map(Object.entries(lists)), 'properties', log), log };
}

describe('groupRecords', () => {
  test('DATA-3 brings the languages of a listing together', () => {
    const { groups } = group({ nl: [{ ID: 1 }], fr: [{ ID: '1' }, { ID: '2' }] });
    expect([...groups.keys()]).toEqual(['1', '2']);
    expect([...(groups.get('1')?.byLanguage.keys() ?? [])]).toEqual(['nl', 'fr']);
  });

  test('DATA-3 of duplicate ids the first counts, the others are reported', () => {
    const { groups, rejected, log } = group({
      nl: [
        { ID: '1', Goal: 0 },
        { ID: '1', Goal: 1 },
      ],
    });
    expect(groups.get('1')?.byLanguage.get('nl')).toMatchObject({ Goal: 0 });
    expect(rejected).toBe(1);
    expect(log.problems[0]).toMatchObject({ id: '1', field: 'ID', language: 'nl' });
  });

  test.each([
    [null],
    ['a text'],
    [[]],
    [{}],
    [{ ID: '' }],
    [{ ID: '-' }],
    [{ ID: '../etc' }],
    [{ ID: 'x'.repeat(41) }],
    [{ ID: {} }],
  ])('DATA-3 %j has no usable id and is left out', (record) => {
    const { groups, rejected, log } = group({ nl: [{ ID: '1' }, record] });
    expect([...groups.keys()]).toEqual(['1']);
    expect(rejected).toBe(1);
    expect(log.problems[0]?.field).toBe('ID');
  });

  test('DATA-3 a thousand bad records are counted and two hundred listed', () => {
    const { log, rejected } = group({ nl: Array.from({ length: 1000 }, () => null) });
    expect([rejected, log.count, log.problems.length]).toEqual([1000, 1000, 200]);
  });
});

describe('hashGroup', () => {
  const build = (value: unknown, version = 1): string => {
    const { groups } = group({ nl: [{ ID: '1', value }] });
    const one = groups.get('1');
    if (!one) throw new Error('no group');
    return hashGroup(one, version);
  };

  test('DATA-3 changes with what the record says and with the importer', () => {
    expect(build(1)).toBe(build(1));
    expect(build(1)).not.toBe(build(2));
    expect(build(1)).not.toBe(build(1, 2));
  });
});
