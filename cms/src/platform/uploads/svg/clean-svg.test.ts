import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findSvgRefusal } from './check-svg';
import { cleanSvg } from './clean-svg';

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = ''): Buffer =>
  Buffer.from(`${open} width="100" height="100"${attributes}>${inner}</svg>`);
const clean = (bytes: Buffer): string => cleanSvg(bytes)?.toString() ?? 'refused';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script from elsewhere', '<script href="https://example.org/a.js"/>'],
  [
    'a script of another prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  [
    'HTML',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  ],
  ['an HTML script', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ['an iframe', '<iframe src="javascript:alert(1)"/>'],
  [
    'an animation of an address',
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  ],
  ['a setter of an address', '<set attributeName="xlink:href" to="javascript:alert(1)"/>'],
  ['a handler element', '<handler type="text/javascript">alert(1)</handler>'],
  ['metadata', '<metadata>alert(1)</metadata>'],
  ['a comment', '<!-- alert(1) -->'],
  ['an instruction', '<?xml-stylesheet href="https://example.org/alert(1).css"?>'],
  ['a link to a script', '<a href="javascript:alert(1)"><rect id="kept"/></a>'],
  ['a link to data', '<a xlink:href="data:text/html,alert(1)"><rect id="kept"/></a>'],
  ['a handler', '<rect id="kept" onclick="alert(1)" ONLOAD="alert(1)"/>'],
  ['a handler of another name space', '<rect id="kept" xmlns:e="urn:e" e:onclick="alert(1)"/>'],
  ['a base', '<rect id="kept" xml:base="https://example.org/alert(1)/"/>'],
])('SHELL-4 an SVG loses %s', (_name, inner) => {
  const cleaned = clean(svg(`${inner}<rect id="kept"/>`, ' onload="alert(1)"'));
  expect(cleaned).toContain('<rect id="kept">');
  expect(cleaned).not.toMatch(
    /alert|script|foreign|iframe|animate|<set|handler|example|data:|base/i,
  );
});

test.each([
  ['a part of another file', '<use href="https://example.org/a.svg#b"/>'],
  ['a part that is data', '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'],
  ['a picture of another host', '<image href="//example.org/a.png"/>'],
  ['a picture that is a drawing', '<image xlink:href="data:image/svg+xml,%3Csvg/%3E"/>'],
  ['a picture that is a script', '<image href=" javascript:alert(1)"/>'],
  ['a gradient of another file', '<linearGradient href="b.svg#a"/>'],
  ['an import', '<style>@import "https://example.org/a.css";</style>'],
  ['an import in references', '<style>&#64;import "https://example.org/a.css";</style>'],
  ['a background', '<style>rect { background: url(https://example.org/a.png) }</style>'],
  [
    'an escaped background',
    String.raw`<style>rect { background: u\72l(https://example.org) }</style>`,
  ],
  ['a font', '<style>@font-face { src: url(https://example.org/a.woff) }</style>'],
  [
    'a set of images',
    '<style>rect { background: image-set("https://example.org/a.png" 1x) }</style>',
  ],
  ['a fill', '<rect fill="url(https://example.org/a.svg#b)"/>'],
  ['an escaped fill', String.raw`<rect fill="u\72l(https://example.org/a.svg#b)"/>`],
  ['a mask in a style', `<rect style="mask: url('a.svg#b')"/>`],
  ['an expression', '<rect style="width: expression(alert(1))"/>'],
])('SHELL-4 an SVG is refused for %s', (_name, inner) => {
  expect(clean(svg(inner))).toBe('refused');
});

test.each([
  ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${open}>&a;</svg>`)],
  [
    'outside entities',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${open}/>`),
  ],
  ['unknown entities', svg('<text>&nbsp;</text>')],
  ['an open tag', Buffer.from(`${open}><g>`)],
  ['two attributes of a name', svg('<rect x="1" x="2"/>')],
  ['an unknown prefix', svg('<b:rect/>')],
  ['HTML', Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')],
  ['another encoding', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0x2f, 0x3e])],
])('SHELL-4 an SVG is refused with %s', (_name, bytes) => {
  expect(clean(bytes)).toBe('refused');
});

test('SHELL-4 an SVG keeps what draws', () => {
  const drawing = [
    '<title>A &amp; B &lt; C</title>',
    '<style type="text/css">.a > g { fill: rgb(1, 2, 3) } .b { fill: url(#g) }</style>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
    '<g class="a" transform="translate(1 2) rotate(3)"><path d="M0 0L9 9" style="fill:url(#g)"/></g>',
    '<use xlink:href="#g"/>',
    `<image href="${pixel}" width="1" height="1"/>`,
    '<a href="https://example.org"><text x="1" font-size="9" xml:space="preserve">Words (of it)</text></a>',
  ];
  const cleaned = clean(svg(drawing.join('')));
  for (const part of [
    '<title>A &#38; B &#60; C</title>',
    'url(#g)',
    'rgb(1, 2, 3)',
    'translate(1 2) rotate(3)',
    '<use xlink:href="#g">',
    pixel,
    '>Words (of it)</text>',
  ]) {
    expect(cleaned).toContain(part);
  }
  // Sanitizing is idempotent.
  expect(clean(Buffer.from(cleaned))).toBe(cleaned);
});

test('SHELL-4 a document type without entities goes, and a missing name space is added', () => {
  const type =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/svg11.dtd">';
  const cleaned = clean(Buffer.from(`<?xml version="1.0"?>${type}<svg width="9" height="9"/>`));
  expect(cleaned).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(cleaned).not.toContain('DOCTYPE');
});

test('SHELL-4 the drawings of the example look as before', async () => {
  const folder = path.resolve(__dirname, '../../../../../seed');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const drawings = files.filter((name) => name.endsWith('.svg')).slice(0, 12);
  expect(drawings.length).toBeGreaterThan(0);
  for (const name of drawings) {
    const bytes = readFileSync(path.join(folder, name));
    if (findSvgRefusal(bytes) !== null) continue;
    const cleaned = cleanSvg(bytes);
    expect(cleaned, name).not.toBeNull();
    const draw = (drawing: Buffer) => sharp(drawing).resize(300).raw().toBuffer();
    expect((await draw(cleaned ?? bytes)).equals(await draw(bytes)), name).toBe(true);
  }
});
