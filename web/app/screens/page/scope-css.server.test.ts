import { expect, test } from 'vitest';
import { scopeCss } from './page-view.server';

test.each([
  ['h1 { color: red }', '[data-page="contact"]{h1 { color: red }}'],
  ['/* } */ p { margin: 0 }', '[data-page="contact"]{p { margin: 0 }}'],
  [
    '.a { background: url("/uploads/a.jpg") }',
    '[data-page="contact"]{.a { background: url("/uploads/a.jpg") }}',
  ],
  ['.a::after { content: "}" }', '[data-page="contact"]{.a::after { content: "}" }}'],
])('MENU-8 scopes CSS to its page: %j', (css, expected) => {
  expect(scopeCss('contact', css)).toBe(expected);
});

test.each(['p { color: red', '</style>', '', null])('MENU-8 leaves out %j', (css) => {
  expect(scopeCss('contact', css)).toBeNull();
});

test('MENU-8 refuses a key that is none', () => {
  expect(scopeCss('a"]', 'p { color: red }')).toBeNull();
});
