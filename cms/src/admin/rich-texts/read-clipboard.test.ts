import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { readClipboard } from './read-clipboard';
import type { BlockNode, InlineNode, ItemNode } from './text-blocks';

const parser = new new JSDOM('').window.DOMParser();
const read = (html: string) => readClipboard(html, parser);

/** Writes blocks as a short form: `# heading`, `- item`, `1. item`, `| cell |`, `**bold**`. */
function write(html: string): string[] {
  return read(html).blocks.flatMap((block) => writeBlock(block));
}

function writeBlock(block: BlockNode | ItemNode, indent = ''): string[] {
  const words = block.type === 'list' ? '' : writeInline(block.children);
  if (block.type === 'heading') return [`${'#'.repeat(block.level)} ${words}`];
  if (block.type === 'quote') return [`> ${words}`];
  if (block.type !== 'list') return [words];
  if (block.as === 'table') {
    return block.children.map((row) => {
      const cells = row.type === 'list' ? row.children : [];
      return cells
        .map((cell) =>
          cell.type === 'list-item'
            ? `${cell.as === 'heading' ? '|#' : '|'} ${writeInline(cell.children)}`
            : '?',
        )
        .join(' ');
    });
  }
  const marker = block.format === 'ordered' ? '1.' : '-';
  return block.children.flatMap((child) =>
    child.type === 'list'
      ? writeBlock(child, `${indent}  `)
      : [`${indent}${marker} ${writeInline(child.children)}`],
  );
}

function writeInline(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'link') return `[${writeInline(node.children)}](${node.url})`;
      const slanted = node.italic ? `_${node.text}_` : node.text;
      return node.bold ? `**${slanted}**` : slanted;
    })
    .join('');
}

/** The frame of a fragment of Word for Windows. */
const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;
mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;
mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt
"Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('EDIT-12 a letter of Word keeps its headings, bold, italic and links, without its empty lines', () => {
  const html = word(`
<p class=MsoTitle>Verhuren zonder zorgen<o:p></o:p></p>
<h2>Wat wij<span style='mso-spacerun:yes'>  </span>doen<o:p></o:p></h2>
<p class=MsoNormal>Wij zoeken <b style='mso-bidi-font-weight:normal'>een huurder</b> en maken
het <i style='mso-bidi-font-style:normal'>huurcontract</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Lees <a href="https://example.org/huur"><span style='color:#0563C1'>de
voorwaarden</span></a> en <a href="file:///C:/Users/Ella/gids.docx#_Toc1">de gids</a>.<o:p></o:p></p>`);
  expect(write(html)).toEqual([
    '# Verhuren zonder zorgen',
    '## Wat wij doen',
    'Wij zoeken **een huurder** en maken het _huurcontract_.',
    'Lees [de voorwaarden](https://example.org/huur) en de gids.',
  ]);
});

test('EDIT-12 lists of Word are lists, without the bullets and numbers that it writes as text', () => {
  const html = word(
    [
      wordItem(1, '·', 'Een plaatsbeschrijving'),
      wordItem(2, 'o', '<b>met</b> foto’s'),
      wordItem(1, '·', 'Een waarborg'),
      '<p class=MsoNormal>Daarna:<o:p></o:p></p>',
      wordItem(1, '1.', 'tekenen'),
      wordItem(1, '2.', 'betalen'),
    ].join('\n'),
  );
  expect(write(html)).toEqual([
    '- Een plaatsbeschrijving',
    '  - **met** foto’s',
    '- Een waarborg',
    'Daarna:',
    '1. tekenen',
    '1. betalen',
  ]);
});

test('EDIT-12 a table of Word is a table, its bold first row the heading, a cell over two columns both', () => {
  const cell = (text: string, rest = '') =>
    `<td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt;
padding:0cm 5.4pt 0cm 5.4pt'${rest}><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
  const html = word(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cell('<b>Dienst</b>')}${cell('<b>Prijs</b>')}</tr>
<tr>${cell('Schatting')}${cell('<b>gratis</b>')}</tr>
<tr>${cell('op aanvraag', ' colspan=2')}</tr></table>`);
  expect(write(html)).toEqual([
    '|# Dienst |# Prijs',
    '| Schatting | **gratis**',
    '| op aanvraag | ',
  ]);
});

test('EDIT-12 pictures of Word are left out and reported, tracked deletions and comments are left out', () => {
  const html = word(`<p class=MsoNormal>Voor<!--[if gte vml 1]><v:shape id="p1" style='width:9pt'>
<v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=400
src="file:///C:/Temp/image001.png" v:shapes="p1"><![endif]> en <del cite="mailto:Ella">oud</del><ins
cite="mailto:Ella">na</ins></p><div style='mso-element:comment-list'><div style='mso-element:comment'>
<p class=MsoCommentText>Klopt dit?</p></div></div>`);
  expect(read(html).hasPictures).toBe(true);
  expect(write(html)).toEqual(['Voor en na']);
});

/** The frame of Google Docs: a bold element that is not bold. */
const docs = (body: string) => `<meta charset='utf-8'><meta charset="utf-8"><b
style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1234-5678-9abcdef01234">${body}</b><br
class="Apple-interchange-newline">`;

const run = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

test('EDIT-12 a text of Google Docs is bold only where it was, and its inner lists are inner', () => {
  const item = (text: string, level = 1) =>
    `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr"
style="line-height:1.38;margin-top:0pt" role="presentation">${run(text)}</p></li>`;
  const html =
    docs(`<h1 dir="ltr" style="line-height:1.38">${run('Vendre', 'font-size:20pt')}</h1><p
dir="ltr" style="line-height:1.38">${run('Nous estimons ')}${run('gratuitement', 'font-weight:700')}${run(
      ' votre bien\u00a0: ',
    )}<a href="https://example.org/fr/" style="text-decoration:none"><span
style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline">demandez</span></a>${run(
      '.',
    )}</p><br /><ul style="margin-top:0">${item('photos')}<ul>${item('de jour', 2)}</ul>${item(
      'plan',
    )}</ul><ol>${item('visite')}</ol>`);
  expect(write(html)).toEqual([
    '# Vendre',
    'Nous estimons **gratuitement** votre bien\u00a0: [demandez](https://example.org/fr/).',
    '- photos',
    '  - de jour',
    '- plan',
    '1. visite',
  ]);
});

test('EDIT-12 a table of Google Docs is a table, with the lines of a cell', () => {
  const cell = (...lines: string[]) =>
    `<td style="border:solid #000 1pt;vertical-align:top;padding:5pt">${lines
      .map((line) => `<p dir="ltr">${run(line)}</p>`)
      .join('')}</td>`;
  const html = docs(`<div dir="ltr" style="margin-left:0pt;" align="left"><table
style="border:none;border-collapse:collapse"><colgroup><col /><col /></colgroup><tbody><tr
style="height:0pt">${cell('Lundi')}${cell('9 – 12', '14 – 18')}</tr><tr>${cell('Mardi')}${cell(
    '',
  )}</tr></tbody></table></div>`);
  expect(write(html)).toEqual(['| Lundi | 9 – 12\n14 – 18', '| Mardi | ']);
});

test('EDIT-12 a web page keeps its parts, without its scripts, buttons and frames of tables', () => {
  const html = `<html><body><!--StartFragment--><div style="box-sizing: border-box;"><h3
style="font-weight: 500;">Quartier</h3>Une rue <strong>calme</strong><br>près du parc.<script>alert(1)</script>
<button>Partager</button><svg><text>icône</text></svg><blockquote><p>Très bien.</p><p>Merci.</p></blockquote>
<ul><li><a href="javascript:alert(1)">un</a></li><li>deux<ol><li>trois</li></ol></li></ul><table><tr><td><p>seul</p></td></tr>
</table><table><thead><tr><th>Type</th><th>m²</th></tr></thead><tbody><tr><td rowspan="2">Studio</td><td>35</td></tr><tr><td>40</td></tr></tbody></table></div><!--EndFragment--></body></html>`;
  expect(read(html).hasPictures).toBe(false);
  expect(write(html)).toEqual([
    '### Quartier',
    'Une rue **calme**\nprès du parc.',
    '> Très bien.\nMerci.',
    '- un',
    '- deux',
    '  1. trois',
    'seul',
    '|# Type |# m²',
    '| Studio | 35',
    '|  | 40',
  ]);
});

test.each([
  ['nothing', ''],
  ['spaces', '<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n <br>'],
])('EDIT-12 %s is no text', (_, html) => {
  expect(read(html)).toEqual({ blocks: [], hasPictures: false });
});
