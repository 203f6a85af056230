import { describe, expect, test } from 'vitest';
import { ProblemLog } from '../import-report';
import { parseTypes } from './parse-types';
import type { LanguageRecords } from '../read-snapshot';

function parse(records: Partial<LanguageRecords>) {
  const log = new ProblemLog();
  const empty = { properties: [], projects: [], types: [], tree: [], citys: [] };
  const snapshot = { languages: ['nl'], records: { nl: { ...empty, ...records } } };
  return { types: parseTypes(snapshot, log), log };
}

describe('parseTypes', () => {
  test('RULE-9 reads id, order, flags and name', () => {
    const { types } = parse({
      types: [{ ID: '5', WebID: 5, Name: 'Kot', ShowOrder: 4, Sale: true, Rent: 0 }],
    });
    expect(types.get('5')).toEqual({
      webId: '5',
      parentWebId: null,
      showOrder: 4,
      sale: true,
      rent: false,
      names: { nl: 'Kot' },
    });
  });

  test('DATA-5 the tree adds groups and puts types below them', () => {
    const { types } = parse({
      types: [{ WebID: '1', Name: 'Huis', ShowOrder: 0 }],
      tree: [
        { ID: '120', ParentID: '0', Name: 'Wonen', WebID: '20' },
        { ID: '101', ParentID: '120', Name: 'Huisje', WebID: '1' },
      ],
    });
    expect(types.get('1')).toMatchObject({ parentWebId: '20', names: { nl: 'Huis' } });
    expect(types.get('20')).toMatchObject({ parentWebId: null, showOrder: null });
  });

  test('DATA-5 an item below itself or below nothing stands at the top', () => {
    const { types } = parse({
      tree: [
        { ID: '1', ParentID: '1', Name: 'A', WebID: '1' },
        { ID: '2', ParentID: '77', Name: 'B', WebID: '2' },
      ],
    });
    expect(types.get('1')?.parentWebId).toBeNull();
    expect(types.get('2')?.parentWebId).toBeNull();
  });

  test.each([[null], ['x'], [{}], [{ WebID: '1' }], [{ WebID: '1', Name: 'x'.repeat(121) }]])(
    'DATA-3 the type %j is reported and left out',
    (record) => {
      const { types, log } = parse({ types: [record] });
      expect(types.size).toBe(0);
      expect(log.count).toBe(1);
    },
  );
});
