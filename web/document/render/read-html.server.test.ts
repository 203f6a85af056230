import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from './whole-response.server';

/** Page lengths that differ by one, so that one page has a letter across the end of the buffer. */
const lengths = Array.from({ length: 60 }, (_, index) => 1990 + index);

function render(length: number): Promise<Readable> {
  return new Promise((resolve) => {
    const lines = Array.from({ length: 4 }, (_, at) => String(at).repeat((length - at) / 4));
    const paragraphs = [...lines, 'ßßß'].map((line) => createElement('p', { key: line }, line));
    const stream = renderToPipeableStream(createElement('main', null, paragraphs), {
      onAllReady: () => resolve(stream.pipe(new PassThrough())),
    });
  });
}

test('a page has no NUL where a letter does not fit into the buffer', async () => {
  const pages = await Promise.all(lengths.map(async (length) => readHtml(await render(length))));
  expect(pages.filter((page) => page.includes('\0'))).toEqual([]);
  expect(pages.every((page) => page.includes('ßßß'))).toBe(true);
});

test('React still sends them; readHtml can go when this fails', async () => {
  const pages = await Promise.all(lengths.map(async (length) => text(await render(length))));
  expect(pages.some((page) => page.includes('\0'))).toBe(true);
});
