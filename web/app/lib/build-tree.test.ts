import { expect, test } from 'vitest';
import { buildTree } from './build-tree';

type Pair = readonly [key: string, parent: string | null | undefined];

test.each<[string, Pair[], string]>([
  ['nothing', [], ''],
  [
    'no parents, in the order given',
    [
      ['b', null],
      ['a', undefined],
    ],
    'b a',
  ],
  [
    'a child before its parent',
    [
      ['b', 'a'],
      ['c', null],
      ['a', null],
    ],
    'c a(b)',
  ],
  [
    'children of children',
    [
      ['a', null],
      ['b', 'a'],
      ['c', 'b'],
      ['d', 'a'],
    ],
    'a(b(c) d)',
  ],
  [
    'an unknown parent',
    [
      ['a', 'gone'],
      ['b', 'a'],
    ],
    'a(b)',
  ],
  ['an empty parent', [['a', '']], 'a'],
  [
    'a parent of itself',
    [
      ['a', 'a'],
      ['b', 'a'],
    ],
    'a(b)',
  ],
  [
    'a circle',
    [
      ['a', 'b'],
      ['b', 'a'],
      ['c', null],
    ],
    'c',
  ],
  [
    'a circle through a key given twice',
    [
      ['a', null],
      ['b', 'a'],
      ['a', 'b'],
    ],
    'a(b)',
  ],
])('builds a tree of %s', (_, pairs, expected) => {
  const tree = buildTree(
    pairs,
    ([key]) => key,
    ([, parent]) => parent,
    ([key], children: string[]) => (children.length > 0 ? `${key}(${children.join(' ')})` : key),
  );
  expect(tree.join(' ')).toBe(expected);
});
