import { expect, test } from 'vitest';
import { buildRows } from './build-rows';

const fields = {
  title: { type: 'string' },
  path: { type: 'string' },
  text: { type: 'blocks' },
  key: { type: 'string' },
  hash: { type: 'string' },
};

test('CMS-1 the edit view follows the rows of the schema, what they leave out comes below', () => {
  expect(buildRows(['title:8 path:4', 'text'], fields, ['hash'])).toEqual([
    [
      { name: 'title', size: 8 },
      { name: 'path', size: 4 },
    ],
    [{ name: 'text', size: 12 }],
    [{ name: 'key', size: 4 }],
  ]);
});

test('CMS-1 fields share a row equally, those that need the whole width get it', () => {
  expect(buildRows(['title path key', 'gone'], fields, ['text', 'hash'])).toEqual([
    [
      { name: 'title', size: 4 },
      { name: 'path', size: 4 },
      { name: 'key', size: 4 },
    ],
  ]);
  expect(buildRows(['title text'], fields, ['path', 'key', 'hash'])).toEqual([
    [{ name: 'title', size: 6 }],
    [{ name: 'text', size: 12 }],
  ]);
});
