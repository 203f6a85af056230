import { expect, test } from 'vitest';
import { listGaps, type PageForm } from './list-gaps';

const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }];
const noText = [{ type: 'paragraph', children: [{ type: 'text', text: ' ' }] }];
const nl = { locale: 'nl', hasText: true, blocks: 4, parent: 'Over ons' };
const en = { locale: 'en', hasText: false, blocks: 2, parent: null };
const whole = { parent: { count: 1 }, modules: { count: 2 } };
const fresh: PageForm = { type: 'content', content: noText };

test.each([
  ['written by hand', fresh, {}, ['blocks nl,en', 'text nl', 'parent nl']],
  ['complete', { ...fresh, content: text }, whole, []],
  [
    'with a block that is only chosen',
    { content: text, modules: { connect: [{}] } },
    {},
    ['parent nl'],
  ],
  [
    'whose last blocks are taken off',
    { content: text, modules: { disconnect: [{}, {}] } },
    whole,
    ['blocks nl,en'],
  ],
  ['that sends visitors elsewhere', { ...fresh, redirect: true }, {}, []],
])('EDIT-2 what a page lacks in a language: one %s', (_name, form, saved, gaps) => {
  const found = listGaps(form, saved, [nl, en]);
  expect(found.map(({ kind, languages }) => `${kind} ${languages.join()}`)).toEqual(gaps);
});

test('EDIT-2 a page that has nothing in any language is empty, a login page is not', () => {
  expect(listGaps(fresh, {}, [])).toEqual([{ kind: 'empty', languages: [] }]);
  expect(listGaps({ ...fresh, type: 'login' }, {}, [])).toEqual([]);
});
