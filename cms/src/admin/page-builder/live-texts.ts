import type { StrapiApp } from '@strapi/strapi/admin';
import { findContentManager } from '../parts/content-manager';
import { makeEventCounter } from '../parts/event-counter';

/** The part of a Slate editor that is read here. */
interface TextEditor {
  children: unknown[];
  apply(operation: object): void;
}

type Plugin = <Editor extends TextEditor>(editor: Editor) => Editor;

const editors = new WeakMap<object, TextEditor>();
const changes = makeEventCounter();

/** Returns a number that changes whenever a rich text changes. */
export const useTextChanges = changes.useCount;

/**
 * Watches the editors of rich texts: they pass a text to the form only 300 ms after the last key.
 * Call it while bootstrapping.
 */
export function watchTexts(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addRichTextBlocks((blocks) => ({
    ...blocks,
    paragraph: { ...blocks.paragraph, plugin: watch },
  }));
}

const watch: Plugin = (editor) => {
  const { apply } = editor;
  let isAnnounced = false;
  editor.apply = (operation) => {
    editors.set(editor.children, editor);
    apply(operation);
    editors.set(editor.children, editor);
    // Once for all operations of a key.
    if (isAnnounced) return;
    isAnnounced = true;
    queueMicrotask(() => {
      isAnnounced = false;
      changes.announce();
    });
  };
  return editor;
};

/** Returns the present text of the editor that a value of the form came from or went to. */
export function readLiveText(value: unknown): unknown {
  const editor = Array.isArray(value) ? editors.get(value) : undefined;
  return editor?.children ?? value;
}
