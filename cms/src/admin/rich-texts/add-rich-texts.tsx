import { GridFour } from '@strapi/icons';
import { useNotification, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { findContentManager } from '../parts/content-manager';
import {
  insertBlocks,
  isTable,
  replaceBlock,
  useRefusedPictures,
  withFormattedPaste,
  type TextEditor,
} from './paste';
import { TableCell, TablePart, rememberEditor } from './table-element';
import {
  buildCell,
  buildTable,
  changeTable,
  emptyParagraph,
  type BlockNode,
  type ItemNode,
} from './text-blocks';

/** Adds tables to rich texts, and keeps the formatting of what is pasted. Call it while bootstrapping. */
export function addRichTexts(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  // First, because a table is a list for Strapi.
  apis.addRichTextBlocks((known) => ({ table, 'table-cell': tableCell, ...known }));
  apis.addEditViewSidePanel([PictureNotice]);
}

const table = {
  icon: GridFour,
  label: { id: 'agency.texts.table', defaultMessage: 'Table' },
  renderElement: TablePart,
  matchNode: (node: BlockNode) => node.type === 'list' && node.as !== undefined,
  isInBlocksSelector: true,
  isDraggable: isTable,
  handleConvert: insertTable,
  handleEnterKey: (editor: TextEditor) => editor.insertText('\n'),
  handleBackspaceKey: keepCells,
  handleTab: (editor: TextEditor) => moveToCell(editor, 1),
  handleShiftTab: (editor: TextEditor) => moveToCell(editor, -1),
  plugin: (editor: TextEditor) => rememberEditor(withFormattedPaste(editor)),
};

const tableCell = {
  renderElement: TableCell,
  matchNode: (node: ItemNode) => node.type === 'list-item' && node.as !== undefined,
  isInBlocksSelector: false,
  isDraggable: () => false,
};

function insertTable(editor: TextEditor): void {
  const row = (as: ItemNode['as']) => [buildCell(undefined, as), buildCell(undefined, as)];
  insertBlocks(editor, [buildTable([row('heading'), row('cell'), row('cell')])], '');
}

/** Backspace at the start of a cell would merge it with the one before. */
function keepCells(editor: TextEditor, event: KeyboardEvent): void {
  const place = findCell(editor);
  if (!place || !editor.selection) return;
  const { anchor, focus } = editor.selection;
  const isAtStart = anchor.offset === 0 && focus.offset === 0 && editor.isStart(anchor, place.path);
  if (!isAtStart) return;
  event.preventDefault();
  if (editor.string([place.index]) === '') replaceBlock(editor, place.index, emptyParagraph);
}

/** Moves to the next or previous cell; after the last one there is a new row. */
function moveToCell(editor: TextEditor, step: 1 | -1): void {
  const place = findCell(editor);
  const block = place ? editor.children[place.index] : undefined;
  if (!place || !isTable(block)) return;
  const { index, row, column } = place;
  const width = block.children[row]?.children.length ?? 1;
  const next = column + step;
  if (next >= 0 && next < width) return editor.select(editor.end([index, row, next]));
  if (row + step < 0) return;
  if (row + step === block.children.length) {
    const longer = changeTable(block, 'addRow', { row, column });
    if (longer) replaceBlock(editor, index, longer);
  }
  const { children: rows } = editor.children[index] as typeof block;
  const cells = rows[row + step]?.children.length ?? 1;
  editor.select(editor.end([index, row + step, step > 0 ? 0 : cells - 1]));
}

function findCell(editor: TextEditor) {
  const [index, row, column] = editor.selection?.anchor.path ?? [];
  if (index === undefined || row === undefined || column === undefined) return null;
  return { index, row, column, path: [index, row, column] };
}

/** Says how to add pictures when some were left out of a pasted text. */
function PictureNotice(): null {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const count = useRefusedPictures();
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    toggleNotification({
      type: 'warning',
      message: formatMessage({ id: 'agency.texts.noPictures' }),
    });
  }, [count, formatMessage, toggleNotification]);
  return null;
}
