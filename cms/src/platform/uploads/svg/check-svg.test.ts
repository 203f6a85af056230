import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findSvgRefusal } from './check-svg';

const svg = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inner}</svg>`);

/** Each group uses the previous one twice. */
const bomb = Array.from(
  { length: 18 },
  (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><g><use xlink:href='#g${n}' x="1"/></g></g>`,
).join('');

const icons = '<use href="#i"/>'.repeat(200);
const gradient = '<linearGradient id="a"><stop offset="0"/></linearGradient>';

test.each([
  ['a shape', '<rect width="10" height="10"/>'],
  [
    'a gradient',
    `<defs>${gradient}</defs><path fill="url(#a)" d="M0 0"/><path fill='url( "#a" )'/>`,
  ],
  ['200 icons', `<symbol id="i"><path d="M0 0"/></symbol>${icons}`],
  ['text with a sign', '<text>a > b &amp; c</text><!-- 2 > 1 -->'],
])('SHELL-4 an SVG is drawn: %s', (_name, inner) => {
  expect(findSvgRefusal(svg(inner))).toBeNull();
});

test.each([
  ['a filter', svg('<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>')],
  ['groups that double', svg(`<g id="g0"><rect/></g>${bomb}<use href="#g18"/>`)],
  [
    'patterns that double',
    svg(bomb.replaceAll(/<use (?:xlink:)?href=["']#(g\d+)["']/g, '<rect fill="url(#$1)"')),
  ],
  ['entities', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('')])],
  ['another host', svg('<style>@import "https://example.org/a.css";</style>')],
  ['gzip', gzipSync(svg('<rect/>'))],
  ['UTF-16', Buffer.from(svg('<rect/>').toString(), 'utf16le')],
  ['a tag without an end', Buffer.from('<svg ' + '<a "'.repeat(400_000))],
  ['too many levels', svg('<g>'.repeat(300_000))],
  ['too many bytes', svg(' '.repeat(2 ** 21))],
])('SHELL-4 an SVG is refused: %s', (_name, bytes) => {
  expect(findSvgRefusal(bytes)).not.toBeNull();
});
