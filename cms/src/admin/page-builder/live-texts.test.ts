import type { StrapiApp } from '@strapi/strapi/admin';
import { expect, test } from 'vitest';
import { readLiveText, watchTexts } from './live-texts';

interface Editor {
  children: unknown[];
  apply(operation: object): void;
}

function makeEditor(children: unknown[]): Editor {
  let plugin: (editor: Editor) => Editor = (editor) => editor;
  const apis = {
    addRichTextBlocks(change: (blocks: object) => { paragraph: { plugin: typeof plugin } }) {
      ({ plugin } = change({ paragraph: { label: 'Text' } }).paragraph);
    },
  };
  watchTexts({ getPlugin: () => ({ apis }) } as unknown as StrapiApp);
  const editor: Editor = {
    children,
    apply(operation) {
      editor.children = [operation];
    },
  };
  return plugin(editor);
}

test('EDIT-10 a text of the form is read as its editor shows it', () => {
  const loaded = [{ type: 'paragraph' }];
  const editor = makeEditor(loaded);
  expect(readLiveText(loaded)).toBe(loaded);
  editor.apply({ text: 'a' });
  const first = editor.children;
  editor.apply({ text: 'b' });
  expect(readLiveText(loaded)).toEqual([{ text: 'b' }]);
  // The form may have any earlier text.
  expect(readLiveText(first)).toBe(editor.children);
});

test('EDIT-10 other values are read as they are', () => {
  makeEditor([{}]).apply({ text: 'a' });
  const other = [{ type: 'paragraph' }];
  expect([readLiveText(other), readLiveText('x'), readLiveText(null)]).toEqual([other, 'x', null]);
});
