import { expect, test } from 'vitest';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { listDrafts } from './list-drafts';

const block = (documentId: string, state: string): PageBlock =>
  ({ documentId, cells: { nl: { state }, fr: { state: 'published' } } }) as PageBlock;

const blocks = [block('a', 'draft'), block('b', 'published'), block('c', 'changed')];

test.each([
  ['those of the page alone, in its order', ['c', 'b', 'a'], 'nl', 'c a'],
  ['none of another page', ['b'], 'nl', ''],
  ['none in a language where all are published', ['a', 'b', 'c'], 'fr', ''],
  ['none for a block that is gone', ['x'], 'nl', ''],
] as const)('EDIT-1 the blocks that are not published as they are: %s', (_, order, locale, ids) => {
  const found = listDrafts(order, blocks, locale).map(({ documentId }) => documentId);
  expect(found.join(' ')).toBe(ids);
});
