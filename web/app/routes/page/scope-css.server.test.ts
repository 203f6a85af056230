import { expect, test } from 'vitest';
import cases from '../../../../cms/test/cases/page-css.json';
import { scopeCss } from './scope-css.server';

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

test.each([...cases.refused, '', null])('MENU-8 leaves out CSS that leaves its page: %j', (css) => {
  expect(scopeCss('contact', css)).toBeNull();
});

test.each(cases.taken.filter((css) => css !== ''))('MENU-8 takes what the CMS takes: %j', (css) => {
  expect(scopeCss('contact', css)).not.toBeNull();
});

test('MENU-8 refuses a key that is none', () => {
  expect(scopeCss('a"]', 'p { color: red }')).toBeNull();
});
