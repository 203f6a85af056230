import { expect, test } from 'vitest';
import { listGaps, listSavedGaps, type PageForm } from './list-gaps';

const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }];
const noText = [{ type: 'paragraph', children: [{ type: 'text', text: ' ' }] }];
const page = { documentId: 'a', title: 'Team', type: 'content', redirect: false };
const nl = { ...page, locale: 'nl', hasText: true, blocks: 4, parent: 'Over ons' };
const en = { ...page, locale: 'en', hasText: false, blocks: 2, parent: null };
const fr = { ...page, locale: 'fr', hasText: false, blocks: 0, parent: null };
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

test('EDIT-2 of several pages that are published together each says what it lacks', () => {
  const other = { ...fr, documentId: 'b' };
  const complete = { ...nl, documentId: 'c', locale: 'fr' };
  const found = listSavedGaps([nl, en, fr, other, complete], ['fr']);
  expect(found.map(({ page: { documentId }, gaps }) => [documentId, gaps])).toEqual([
    [
      'a',
      [
        { kind: 'blocks', languages: ['nl', 'en'] },
        { kind: 'text', languages: ['nl'] },
        { kind: 'parent', languages: ['nl'] },
      ],
    ],
    ['b', [{ kind: 'empty', languages: [] }]],
  ]);
});
