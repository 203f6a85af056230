import { makeEventCounter } from '../parts/event-counter';
import { readClipboard } from './read-clipboard';
import type { BlockNode, ListNode } from './text-blocks';

interface Point {
  path: number[];
  offset: number;
}

/** The part of Slate's editor that is used; Strapi does not export its type. */
export interface TextEditor {
  children: BlockNode[];
  selection: { anchor: Point; focus: Point } | null;
  insertTextData(data: DataTransfer): boolean;
  insertText(text: string): void;
  insertFragment(nodes: readonly BlockNode[]): void;
  insertNodes(nodes: readonly BlockNode[], options: { at: number[]; select?: boolean }): void;
  removeNodes(options: { at: number[] }): void;
  splitNodes(options: { always: boolean }): void;
  deleteFragment(): void;
  select(target: number[] | Point): void;
  start(at: number[]): Point;
  end(at: number[]): Point;
  isStart(point: Point, at: number[]): boolean;
  isEnd(point: Point, at: number[]): boolean;
  string(at: number[]): string;
  withoutNormalizing(change: () => void): void;
}

const refused = makeEventCounter();

/** Returns a number that changes each time pictures were left out of a pasted text. */
export const useRefusedPictures = refused.useCount;

/** Has an editor keep the formatting of pasted texts. Pictures are refused. */
export function withFormattedPaste(editor: TextEditor): TextEditor {
  const { insertTextData } = editor;
  // Slate calls it for everything but its own texts; Strapi handles addresses and code before.
  editor.insertTextData = (data) => {
    const { blocks, hasPictures } = readClipboard(data.getData('text/html'));
    if (hasPictures || [...data.files].some(isPicture)) refused.announce();
    if (blocks.length === 0) return insertTextData(data);
    insertBlocks(editor, blocks, data.getData('text/plain'));
    return true;
  };
  return editor;
}

function isPicture({ type }: File): boolean {
  return type.startsWith('image/');
}

/** Inserts blocks at the selection; a single paragraph becomes part of the text around it. */
export function insertBlocks(
  editor: TextEditor,
  blocks: readonly BlockNode[],
  plainText: string,
): void {
  const { selection } = editor;
  if (selection && !isSamePoint(selection.anchor, selection.focus)) editor.deleteFragment();
  const point = editor.selection?.anchor;
  const index = point?.path[0] ?? editor.children.length - 1;
  const around = editor.children[index];
  if (point && isTable(around)) {
    editor.insertText(plainText.replace(/\r\n?/g, '\n').trim());
    return;
  }
  if (point && blocks.length === 1 && blocks[0]?.type === 'paragraph') {
    editor.insertFragment(blocks);
    return;
  }
  editor.withoutNormalizing(() => {
    const isEmpty = around?.type === 'paragraph' && editor.string([index]) === '';
    if (point && around && around.type !== 'list' && !isEmpty) {
      if (editor.isStart(point, [index])) {
        editor.insertNodes(blocks, { at: [index], select: true });
        return;
      }
      if (!editor.isEnd(point, [index])) editor.splitNodes({ always: true });
    }
    editor.insertNodes(blocks, { at: [index + 1], select: true });
    if (isEmpty) editor.removeNodes({ at: [index] });
  });
}

/** Replaces a block, and puts the cursor at its end. */
export function replaceBlock(editor: TextEditor, index: number, block: BlockNode): void {
  editor.withoutNormalizing(() => {
    editor.insertNodes([block], { at: [index + 1], select: true });
    editor.removeNodes({ at: [index] });
  });
}

export function isTable(block: BlockNode | undefined): block is ListNode {
  return block?.type === 'list' && block.as === 'table';
}

function isSamePoint(one: Point, other: Point): boolean {
  return one.offset === other.offset && one.path.join() === other.path.join();
}
