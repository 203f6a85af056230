import { expect, test } from 'vitest';
import { describeValue } from './describe-value';

const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };
const link = { type: 'link', url: '/a/', children: [{ type: 'text', text: 'here' }] };

test.each([
  ['nothing', null, 'string', ''],
  ['a text', 'Title', 'string', 'Title'],
  ['a tick', false, 'boolean', 'false'],
  [
    'rich text',
    [paragraph, { type: 'paragraph', children: [link] }],
    'blocks',
    'Words\nhere (/a/)',
  ],
  ['a list in it', [{ type: 'list', children: [paragraph, paragraph] }], 'blocks', 'Words\nWords'],
  ['an empty paragraph', [{ type: 'paragraph', children: [{ text: ' ' }] }], 'blocks', ''],
  [
    'related documents',
    [{ documentId: 'a', title: 'Team' }, { documentId: 'b' }],
    'relation',
    'Team\nb',
  ],
  ['a picture', { id: 1, mime: 'image/png', name: 'front.png' }, 'media', 'front.png'],
  [
    'a block with its parts',
    [{ id: 4, __component: 'module.rich-text', text: [paragraph], wide: true }],
    'dynamiczone',
    'Words\ntrue',
  ],
])('EDIT-5 a version says in words what was there: %s', (_name, value, type, text) => {
  expect(describeValue(value, type)).toBe(text);
});
