import { expect, test } from 'vitest';
import cases from '../../../test/cases/page-css.json';
import { checkCss } from './check-css';

test.each(cases.taken)('MENU-8 a page may have the style %j', (css) => {
  expect(() => checkCss(css)).not.toThrow();
});

test.each(cases.refused)('MENU-8 a page may not have the style %j', (css) => {
  expect(() => checkCss(css)).toThrow();
});

test('MENU-8 a refusal says what is wrong', () => {
  expect(() => checkCss('</style>')).toThrow('Style may not contain < or \\.');
  expect(() => checkCss('p { color: red')).toThrow('A bracket or quotation mark has no partner.');
});
