import { expect, test } from 'vitest';
import {
  buildCell,
  buildTable,
  changeTable,
  type InlineNode,
  type ListNode,
  type TableChange,
} from './text-blocks';

const cell = (text: string) => buildCell([{ type: 'text', text }]);
const table = buildTable([
  [cell('a'), cell('b')],
  [cell('c'), cell('d')],
]);

const write = (changed: ListNode | null) =>
  changed?.children.map((row) => row.children.map(writeCell).join(''));

function writeCell(node: ListNode['children'][number] | InlineNode): string {
  if (node.type !== 'list-item') return '?';
  const [first] = node.children;
  const text = first?.type === 'text' ? first.text : '?';
  return node.as === 'heading' ? text.toUpperCase() : text || '_';
}

test.each<[TableChange, number, number, string[]]>([
  ['addRow', 0, 1, ['ab', '__', 'cd']],
  ['addRow', 1, 0, ['ab', 'cd', '__']],
  ['addColumn', 0, 0, ['a_b', 'c_d']],
  ['removeRow', 0, 0, ['cd']],
  ['removeColumn', 1, 1, ['a', 'c']],
  ['toggleHeading', 1, 1, ['AB', 'cd']],
])('EDIT-12 %s at row %i, column %i of a table', (change, row, column, expected) => {
  expect(write(changeTable(table, change, { row, column }))).toEqual(expected);
});

test('EDIT-12 a heading is switched off, a new column has one too, and nothing is left of the last row', () => {
  const headed = changeTable(table, 'toggleHeading', { row: 0, column: 0 }) as ListNode;
  expect(write(changeTable(headed, 'toggleHeading', { row: 0, column: 0 }))).toEqual(['ab', 'cd']);
  const wider = changeTable(headed, 'addColumn', { row: 1, column: 1 });
  expect(wider?.children[0]).toMatchObject({ children: [{}, {}, { as: 'heading' }] });
  const row = buildTable([[cell('a')]]);
  expect(changeTable(row, 'removeRow', { row: 0, column: 0 })).toBeNull();
  expect(changeTable(row, 'removeColumn', { row: 0, column: 0 })).toBeNull();
});
