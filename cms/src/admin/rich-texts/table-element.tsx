import { Button, Flex } from '@strapi/design-system';
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isTable, replaceBlock, type TextEditor } from './paste';
import {
  changeTable,
  emptyParagraph,
  type ItemNode,
  type ListNode,
  type TableChange,
} from './text-blocks';

interface ElementProps<Element> {
  attributes: HTMLAttributes<HTMLElement>;
  element: Element;
  children: ReactNode;
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    min-width: 6rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }
`;

/** Only in texts that may be changed. */
const Changes = styled(Flex)`
  display: none;

  [contenteditable='true'] & {
    display: flex;
  }
`;

const changes: readonly TableChange[] = [
  'addRow',
  'addColumn',
  'removeRow',
  'removeColumn',
  'toggleHeading',
];

/** A table in the editor, with buttons that change it where the cursor is, or one of its rows. */
export function TablePart({ attributes, element, children }: ElementProps<ListNode>) {
  if (!isTable(element)) return <tr {...attributes}>{children}</tr>;
  return (
    <div {...attributes}>
      <Grid data-text-table="">
        <tbody>{children}</tbody>
      </Grid>
      <TableChanges table={element} />
    </div>
  );
}

export function TableCell({ attributes, element, children }: ElementProps<ItemNode>) {
  const Cell = element.as === 'heading' ? 'th' : 'td';
  return <Cell {...attributes}>{children}</Cell>;
}

function TableChanges({ table }: { table: ListNode }) {
  const { formatMessage } = useIntl();
  const apply = (change: TableChange): void => {
    const editor = findEditor(table);
    if (!editor) return;
    const index = editor.children.indexOf(table);
    const [own, row = 0, column = 0] = editor.selection?.anchor.path ?? [];
    const last = table.children.length - 1;
    const place = own === index ? { row, column } : { row: last, column: 0 };
    const changed = changeTable(table, change, place);
    replaceBlock(editor, index, changed ?? emptyParagraph);
    const near = changed && [index, Math.min(place.row, changed.children.length - 1), 0];
    if (near) editor.select(editor.start(near));
  };
  return (
    <Changes gap={1} wrap="wrap" paddingTop={2} contentEditable={false}>
      {changes.map((change) => (
        <Button
          key={change}
          size="S"
          variant="tertiary"
          // The cursor stays in its cell.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={() => apply(change)}
        >
          {formatMessage({ id: `agency.texts.${change}` })}
        </Button>
      ))}
    </Changes>
  );
}

const editors = new Set<WeakRef<TextEditor>>();

/** Remembers an editor: Strapi does not give it to the elements that are drawn. */
export function rememberEditor(editor: TextEditor): TextEditor {
  editors.add(new WeakRef(editor));
  return editor;
}

function findEditor(table: ListNode): TextEditor | undefined {
  const live = [...editors].map((editor) => editor.deref()).filter((one) => one !== undefined);
  return live.find(({ children }) => children.includes(table));
}
