import { expect, test } from 'vitest';
import { buildTree } from './build-tree';

/** `b<a` is an item with the key b and the parent a. */
test.each([
  ['nothing', [], ''],
  ['no parents, in the order given', ['b', 'a'], 'b a'],
  ['a child before its parent', ['b<a', 'c', 'a'], 'c a(b)'],
  ['children of children', ['a', 'b<a', 'c<b', 'd<a'], 'a(b(c) d)'],
  ['an unknown parent', ['a<gone', 'b<a'], 'a(b)'],
  ['an empty parent', ['a<'], 'a'],
  ['a parent of itself', ['a<a', 'b<a'], 'a(b)'],
  ['a circle', ['a<b', 'b<a', 'c'], 'c'],
  ['a circle through a key given twice', ['a', 'b<a', 'a<b'], 'a(b)'],
])('builds a tree of %s', (_, items, expected) => {
  const tree = buildTree(
    items.map((item) => item.split('<')),
    ([key = '']) => key,
    ([, parent]) => parent,
    ([key = ''], children: string[]) =>
      children.length > 0 ? `${key}(${children.join(' ')})` : key,
  );
  expect(tree.join(' ')).toBe(expected);
});
