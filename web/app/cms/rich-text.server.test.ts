import { expect, test } from 'vitest';
import { fillFacts, renderPlainText, renderRichText } from './rich-text.server';

const context = { language: 'nl', translateLink: String, facts: {} } as const;
const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

test('MENU-4 translates the links in a text', () => {
  const content = [
    paragraph(text('Zie '), { type: 'link', url: '/for-sale/', children: [text('te koop')] }),
  ];
  expect(renderRichText(content, { ...context, translateLink: (href) => `/nl${href}` })).toBe(
    '<p>Zie <a href="/nl/for-sale/">te koop</a></p>',
  );
});

test('leaves the words of a link that leads to nothing', () => {
  const content = [paragraph({ type: 'link', url: '/login/', children: [text('Eigenaars')] })];
  expect(renderRichText(content, { ...context, translateLink: () => null })).toBe(
    '<p>Eigenaars</p>',
  );
});

test('EDIT-8 writes out what a text refers to, and leaves what it does not know', () => {
  const link = { type: 'link', url: '/{phone}/', children: [text('bel {phone}')] };
  const content = [paragraph(text('{company} & {unknown}: '), link)];
  const facts = { phone: '+32 2 <1>', company: 'Corbelle' };
  expect(renderRichText(content, { ...context, facts })).toBe(
    '<p>Corbelle &amp; {unknown}: <a href="/{phone}/">bel +32 2 &lt;1&gt;</a></p>',
  );
});

test('EDIT-12 a table of an editor is a table with headings, lines and links in its cells', () => {
  const cell = (as: string, ...children: unknown[]) => ({ type: 'list-item', as, children });
  const row = (...children: unknown[]) => {
    return { type: 'list', format: 'unordered', indentLevel: 1, as: 'row', children };
  };
  const link = { type: 'link', url: '/for-sale/', children: [text('te koop')] };
  const rows = [row(cell('heading', text('Dag'))), row(cell('cell', text('9\n14 '), link))];
  const content = [{ type: 'list', format: 'unordered', as: 'table', children: rows }];
  expect(renderRichText(content, { ...context, translateLink: (href) => `/nl${href}` })).toBe(
    '<table><tbody><tr><th scope="col">Dag</th></tr>' +
      '<tr><td>9<br/>14 <a href="/nl/for-sale/">te koop</a></td></tr></tbody></table>',
  );
});

test('a list of any other sort stays a list', () => {
  const item = { type: 'list-item', as: 'script', children: [text('een')] };
  const content = [{ type: 'list', format: 'ordered', as: 'frame', children: [item] }];
  expect(renderRichText(content, context)).toBe('<ol><li>een</li></ol>');
});

test.each([
  ['bel {phone}', '<p>bel <a href="tel:+3221">+32 2 1</a></p>'],
  ['{email}', '<p><a href="mailto:a&amp;b@example.org">a&amp;b@example.org</a></p>'],
  ['{hours}', null],
])('EDIT-8 a phone and a mail address that a text refers to are links: %s', (words, html) => {
  const facts = { phone: '+32 2 1', email: 'a&b@example.org', hours: '' };
  expect(renderRichText([paragraph(text(words))], { ...context, facts })).toBe(html);
});

test.each([
  ['fr', 'Façade avant'],
  ['de', 'Voorgevel'],
] as const)('EDIT-8 a picture in a text is described in %s', (language, alt) => {
  const image = {
    url: '/f.jpg',
    width: 4,
    height: 3,
    alternativeText: 'nl: Voorgevel | fr: Façade avant',
  };
  const content = [{ type: 'image', image, children: [text('')] }];
  expect(renderRichText(content, { ...context, language })).toContain(`alt="${alt}"`);
});

test('SHELL-4 a picture in a text is offered in the widths that are stored', () => {
  const picture = { src: '/uploads/f', width: 1600, height: 900, widths: [320, 640] };
  const image = { url: '/uploads/f.jpg', width: 1600, height: 900, picture };
  const content = [{ type: 'image', image, children: [text('')] }];
  const html = renderRichText(content, context);
  expect(html).toContain('src="/uploads/f-640.jpg"');
  expect(html).toContain('srcSet="/uploads/f-320.webp 320w, /uploads/f-640.webp 640w"');
});

test('escapes what an editor types and begins headings at h2', () => {
  const content = [
    { type: 'heading', level: 1, children: [text('<script>')] },
    { type: 'heading', level: 6, children: [text('a & b')] },
  ];
  expect(renderRichText(content, context)).toBe('<h2>&lt;script&gt;</h2><h4>a &amp; b</h4>');
});

test.each([[null], [undefined], ['text'], [[]], [[paragraph(text(' '))]]])(
  'gives null for a text without words: %j',
  (content) => {
    expect(renderRichText(content, context)).toBeNull();
  },
);

test('makes paragraphs of plain text and escapes it', () => {
  expect(renderPlainText('een <b>\ntwee\n\ndrie')).toBe('<p>een &lt;b&gt;\ntwee</p><p>drie</p>');
  expect(renderPlainText(' \n ')).toBeNull();
  expect(renderPlainText(null)).toBeNull();
});

test('EDIT-8 a text without marks refers to facts, and keeps what is none', () => {
  const facts = { phone: '+32 2 512 47 80', email: '' };
  expect(fillFacts('Bel {phone}.', facts)).toBe('Bel +32 2 512 47 80.');
  expect(fillFacts('Mail {email} {hello} {phone', facts)).toBe('Mail  {hello} {phone');
});
