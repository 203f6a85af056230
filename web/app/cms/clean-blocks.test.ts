import { expect, test } from 'vitest';
import { cleanBlocks, hasBrokenBlocks } from './clean-blocks';
import { renderRichText } from './rich-text.server';

const context = { language: 'nl', translateLink: String, facts: {} } as const;
const text = (value: string) => ({ type: 'text', text: value });
const whole = [
  { type: 'heading', level: 2, children: [text('Title')] },
  {
    type: 'paragraph',
    children: [text('Words '), { type: 'link', url: '/', children: [text('l')] }],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [text('one')] },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [text('x')] }],
      },
    ],
  },
  { type: 'quote', children: [text('said')] },
  { type: 'code', children: [text('a < b')] },
  { type: 'image', image: { url: '/uploads/a.jpg', width: 1, height: 1 }, children: [text('')] },
];

test('MENU-8 a whole text is left as it is', () => {
  expect(cleanBlocks(whole)).toEqual(whole);
  expect(hasBrokenBlocks(whole)).toBe(false);
  expect(hasBrokenBlocks(null)).toBe(false);
});

test.each([
  ['a string', 'text'],
  ['an object', { type: 'paragraph' }],
  ['nothing in a list', [null, 7, 'x', []]],
  ['a kind nobody knows', [{ type: 'script', children: [text('x')] }]],
  ['a picture without one', [{ type: 'image', children: [] }]],
  ['children that are none', [{ type: 'paragraph', children: 'x' }]],
  ['a paragraph in a text', [{ type: 'paragraph', children: [{ type: 'paragraph' }] }]],
  [
    'a link without an address',
    [{ type: 'paragraph', children: [{ type: 'link', children: [] }] }],
  ],
  ['words that are none', [{ type: 'paragraph', children: [{ type: 'text', text: { a: 1 } }] }]],
])('MENU-8 %s draws nothing and breaks nothing', (_, content) => {
  expect(renderRichText(content, context)).toBeNull();
});

test('MENU-8 what is sound beside what is broken stays', () => {
  const content = [{ type: 'image' }, { type: 'paragraph', children: [null, text('stays')] }];
  expect(hasBrokenBlocks(content)).toBe(true);
  expect(renderRichText(content, context)).toBe('<p>stays</p>');
});
