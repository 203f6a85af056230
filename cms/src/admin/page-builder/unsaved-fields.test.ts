import { expect, test } from 'vitest';
import { pickBlock, pickPage } from './unsaved-fields';

const same = (value: unknown): unknown => value;
const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];

const page = {
  title: 'Home',
  description: null,
  ownOrder: null,
  content: text('Saved'),
  banner: { id: 3, type: 'image', title: 'Saved', images: [{ id: 1 }] },
  image: { id: 9 },
  css: '.a {}',
};

test('EDIT-10 a page that nobody changed has no unsaved fields', () => {
  expect(pickPage(page, { ...page }, same)).toEqual({});
});

test('EDIT-10 only changed fields of a page are sent, without pictures', () => {
  const values = {
    ...page,
    title: 'Typed',
    description: '',
    css: 'x',
    image: { id: 10 },
    banner: { ...page.banner, title: 'New', __temp_key__: 'a0' },
  };
  expect(pickPage(values, page, same)).toEqual({
    title: 'Typed',
    description: '',
    banner: { type: 'image', title: 'New' },
  });
  expect(pickPage({ ...page, banner: null }, page, same)).toEqual({ banner: null });
});

test('EDIT-10 a text is sent as its editor shows it, before the form has it', () => {
  const typed = text('Typed');
  const read = (value: unknown) => (value === page.content ? typed : value);
  expect(pickPage(page, { ...page }, read)).toEqual({ content: typed });
});

test('EDIT-10 the fields of a block are sent under the name of its type', () => {
  const block = { __component: 'module.rich-text', id: 4, body: text('Saved') };
  const saved = { title: 'A', active: true, image: null, key: 'a', blocks: [block] };
  expect(pickBlock(saved, { ...saved }, same)).toEqual({});
  const values = { ...saved, active: false, key: 'b', blocks: [{ ...block, body: text('Typed') }] };
  expect(pickBlock(values, saved, same)).toEqual({
    active: false,
    block: { ComponentModuleRichText: { body: text('Typed') } },
  });
  const banner = { __component: 'module.banner', id: 1, title: 'T', images: [], video: null };
  expect(pickBlock({ blocks: [{ ...banner, title: 'U' }] }, { blocks: [banner] }, same)).toEqual({
    block: { ComponentModuleBanner: { title: 'U', video: null } },
  });
  expect(pickBlock({ blocks: [] }, { blocks: [banner] }, same)).toEqual({});
});
