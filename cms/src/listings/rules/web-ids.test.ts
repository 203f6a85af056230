import { describe, expect, test } from 'vitest';
import { listTypeLineages, parseWebIds } from './web-ids';

describe('parseWebIds', () => {
  test.each<[unknown, string[]]>([
    ['5, 7', ['5', '7']],
    ['5,7', ['5', '7']],
    ['2', ['2']],
    [2, ['2']],
    [' 7 , 5 ,7', ['7', '5']],
    [
      ['5', 7],
      ['5', '7'],
    ],
    [',, ,', []],
    ['', []],
    ['-', []],
    [0, []],
    [null, []],
    [undefined, []],
    [{}, []],
    [Number.NaN, []],
  ])('RULE-9 type ids of %j are %j', (value, ids) => {
    expect(parseWebIds(value)).toEqual(ids);
  });
});

describe('listTypeLineages', () => {
  test('DATA-5 a type belongs to itself and to everything above it', () => {
    const lineages = listTypeLineages([
      { webId: '1', parentId: null },
      { webId: '11', parentId: '1' },
      { webId: '111', parentId: '11' },
    ]);
    expect(lineages.get('111')).toEqual(['111', '11', '1']);
    expect(lineages.get('1')).toEqual(['1']);
  });

  test('DATA-5 a tree that bites its own tail ends', () => {
    const lineages = listTypeLineages([
      { webId: '1', parentId: '2' },
      { webId: '2', parentId: '1' },
      { webId: '3', parentId: '3' },
    ]);
    expect(lineages.get('1')).toEqual(['1', '2']);
    expect(lineages.get('3')).toEqual(['3']);
  });

  test('DATA-5 a parent that is not in the tree is kept as an id', () => {
    expect(listTypeLineages([{ webId: '1', parentId: '9' }]).get('1')).toEqual(['1', '9']);
  });
});
