import { expect, test } from 'vitest';
import cases from '../test/page-css.json';
import { findCssFault, removeCssComments } from './page-css';

test.each(cases.taken)('MENU-8 a page may have the style %j', (css) => {
  expect(findCssFault(removeCssComments(css))).toBeNull();
});

test.each(cases.refused)('MENU-8 a page may not have the style %j', (css) => {
  expect(findCssFault(removeCssComments(css))).not.toBeNull();
});

test('MENU-8 a refusal says what is wrong', () => {
  expect(findCssFault('</style>')).toBe('markup');
  expect(findCssFault('p { color: red')).toBe('unbalanced');
});
