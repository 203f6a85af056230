/** Nodes of Strapi's rich texts. */
export interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ItemNode {
  type: 'list-item';
  /** Set in tables only. */
  as?: 'cell' | 'heading';
  children: InlineNode[];
}

/**
 * A list. Strapi accepts no other blocks than its own, so a table is a list of lists: `as` says
 * how the editor and the site show it.
 */
export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel?: number;
  as?: 'table' | 'row';
  children: (ItemNode | ListNode)[];
}

export type BlockNode =
  | { type: 'paragraph' | 'quote'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | ListNode;

export const emptyParagraph: BlockNode = {
  type: 'paragraph',
  children: [{ type: 'text', text: '' }],
};

export function buildTable(rows: readonly (readonly ItemNode[])[]): ListNode {
  return {
    type: 'list',
    format: 'unordered',
    as: 'table',
    children: rows.map((cells) => ({
      type: 'list',
      format: 'unordered',
      indentLevel: 1,
      as: 'row',
      children: [...cells],
    })),
  };
}

export function buildCell(
  children: InlineNode[] = [{ type: 'text', text: '' }],
  as: ItemNode['as'] = 'cell',
): ItemNode {
  return { type: 'list-item', as, children };
}

export type TableChange = 'addRow' | 'addColumn' | 'removeRow' | 'removeColumn' | 'toggleHeading';

/**
 * Returns the table with a row or column added after a cell, or with that of the cell removed; null
 * if nothing is left.
 */
export function changeTable(
  table: ListNode,
  change: TableChange,
  { row, column }: { row: number; column: number },
): ListNode | null {
  const rows = table.children
    .filter((one): one is ListNode => one.type === 'list')
    .map(({ children }) => children.filter((one): one is ItemNode => one.type === 'list-item'));
  const changed = changeRows(rows, change, row, column).filter((cells) => cells.length > 0);
  return changed.length > 0 ? buildTable(changed) : null;
}

function changeRows(
  rows: readonly ItemNode[][],
  change: TableChange,
  row: number,
  column: number,
): ItemNode[][] {
  const width = Math.max(...rows.map(({ length }) => length), 1);
  switch (change) {
    case 'addRow':
      return rows.toSpliced(
        row + 1,
        0,
        Array.from({ length: width }, () => buildCell()),
      );
    case 'removeRow':
      return rows.toSpliced(row, 1);
    case 'addColumn':
      return rows.map((cells) =>
        cells.toSpliced(column + 1, 0, buildCell(undefined, cells[0]?.as)),
      );
    case 'removeColumn':
      return rows.map((cells) => cells.toSpliced(column, 1));
    case 'toggleHeading':
      return rows.map((cells, index) => {
        if (index > 0) return cells;
        const as = cells[0]?.as === 'heading' ? 'cell' : 'heading';
        return cells.map((cell) => ({ ...cell, as }));
      });
  }
}
