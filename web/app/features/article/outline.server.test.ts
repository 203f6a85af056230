import { expect, test } from 'vitest';
import { addOutline, countMinutes } from './article-view.server';

const headings = (...names: string[]) => names.map((name) => `<h2>${name}</h2><p>…</p>`).join('');

test('ROUTE-6 lists the headings of an article with their anchors', () => {
  const { html, outline } = addOutline(headings('Bod', 'Compromis &amp; akte', '<b>Kosten</b>'));
  expect(outline).toEqual([
    { id: 'part-1', label: 'Bod' },
    { id: 'part-2', label: 'Compromis & akte' },
    { id: 'part-3', label: 'Kosten' },
  ]);
  expect(html).toContain('<h2 id="part-2">Compromis &amp; akte</h2>');
});

test('ROUTE-6 leaves a text with few headings as it is', () => {
  const html = headings('Een', 'Twee');
  expect(addOutline(html)).toEqual({ html, outline: [] });
});

test.each([
  ['', 1],
  ['<p>één woord</p>', 1],
  [`<p>${'woord '.repeat(290)}</p>`, 1],
  [`<h2>Titel</h2>${'<p>woord</p>'.repeat(310)}`, 2],
])('ROUTE-6 counts the minutes of reading', (html, minutes) => {
  expect(countMinutes(html)).toBe(minutes);
});
