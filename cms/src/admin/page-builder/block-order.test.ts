import { expect, test } from 'vitest';
import type { PageBlock } from '../../content/page-blocks/list-blocks';
import { listPlace, moveBlock, readOrder, writeOrder } from './block-order';

const block = (documentId: string, values: Partial<PageBlock> = {}): PageBlock => ({
  id: documentId.charCodeAt(0),
  documentId,
  key: documentId,
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: documentId,
  kind: 'module.map',
  position: 'main',
  span: 'content',
  columns: { phone: 12, tablet: 12, desktop: 12 },
  isShown: true,
  sort: 0,
  pages: 1,
  cells: {} as PageBlock['cells'],
  ...values,
});

const blocks = [
  block('a'),
  block('b'),
  block('s', { position: 'side' }),
  block('c'),
  block('z', { sort: 9 }),
];
const [a, , , c, z] = blocks as [PageBlock, PageBlock, PageBlock, PageBlock, PageBlock];
const saved = ['a', 'b', 's', 'c', 'z'];
const to = (documentId: string, position?: object) => ({
  id: documentId.charCodeAt(0),
  apiData: { documentId, position },
});

test.each<[string, Parameters<typeof readOrder>[1], string]>([
  ['nothing', undefined, 'a b s c z'],
  ['a block that is taken off', { disconnect: [{ id: 98 }] }, 'a s c z'],
  ['a block that is added', { connect: [to('n')] }, 'a b s c z n'],
  ['a block dragged to the top', { connect: [to('c', { start: true })] }, 'c a b s z'],
  ['a block dragged before another', { connect: [to('z', { before: 'b' })] }, 'a z b s c'],
  ['a block before one that is gone', { connect: [to('a', { before: 'x' })] }, 'b s c z a'],
])('EDIT-1 the order of the form after %s', (_case, change, order) => {
  expect(readOrder(saved, change, blocks).join(' ')).toBe(order);
});

test('EDIT-1 an order that is written is read again, and keeps what was taken off', () => {
  const change = { disconnect: [{ id: 98 }] };
  const written = writeOrder(['c', 'a', 's'], { blocks, locale: 'nl', change });
  expect(readOrder(saved, written, blocks)).toEqual(['z', 'c', 'a', 's']);
  expect(written.disconnect).toEqual(change.disconnect);
});

test('EDIT-10 a block that is replaced is taken off, and put back by undoing it', () => {
  const values = { blocks, locale: 'nl', change: undefined };
  const replaced = writeOrder(['a', 'n', 'c'], { ...values, removed: ['b'] });
  expect(readOrder(['a', 'b', 'c'], replaced, blocks)).toEqual(['a', 'c']);
  const undone = writeOrder(['a', 'b', 'c'], { ...values, change: replaced });
  expect([undone.disconnect, readOrder(['a', 'b', 'c'], undone, blocks)]).toEqual([
    [],
    ['a', 'b', 'c'],
  ]);
});

const byNumber = { blocks, isOwn: false };
const own = { blocks, isOwn: true };
const titles = (order: readonly string[], ordering: typeof own): string =>
  listPlace(order, ordering, 'main')
    .map(({ title }) => title)
    .join(' ');

test('EDIT-1 a block moves within its place, past what stands elsewhere', () => {
  expect(titles(saved, byNumber)).toBe('a b c z');
  const up = moveBlock(saved, byNumber, { block: c, step: -1 });
  expect([up?.order.join(' '), up?.isOwn]).toEqual(['a c b s z', false]);
  expect(moveBlock(saved, byNumber, { block: a, step: -1 })).toBeNull();
  expect(moveBlock(saved, byNumber, { block: z, step: 1 })).toBeNull();
});

test('EDIT-1 past a block with another number the page gets an order of its own', () => {
  const mixed = ['z', 'a', 'b', 's', 'c'];
  expect([titles(mixed, byNumber), titles(mixed, own)]).toEqual(['a b c z', 'z a b c']);
  const moved = moveBlock(mixed, byNumber, { block: z, step: -1 });
  expect([moved?.order.join(' '), moved?.isOwn]).toEqual(['a b s z c', true]);
  expect(titles(moved?.order ?? [], own)).toBe('a b z c');
});

test('EDIT-1 a page with an order of its own keeps it', () => {
  const moved = moveBlock(['z', 'a'], own, { block: a, step: -1 });
  expect(moved).toEqual({ order: ['a', 'z'], isOwn: true });
});
