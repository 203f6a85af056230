import { expect, test } from 'vitest';
import type { ArticleTeaserFragment } from '../../cms/generated/graphql';
import { buildPaging } from '../../lib/rules/paging';
import { buildContext } from '../../testing/build-site-answer';
import { buildArticleHref, buildArticleTeaser } from './article-view.server';
import { buildOverview, type OverviewSource } from '../../screens/category/overview-view.server';

const context = buildContext('nl');
const category = { key: 'advice', name: 'Advies', slug: 'advies' };
const renting = { key: 'renting', name: 'Huren', slug: 'huren', category: { key: 'advice' } };
const foreign = { ...renting, category: { key: 'services' } };

function buildTeaser(overrides: Partial<ArticleTeaserFragment> = {}): ArticleTeaserFragment {
  const key = overrides.key ?? 'deposit';
  const words = { title: key, summary: null, date: null, image: null };
  return { key, slug: key, category, subcategory: null, ...words, ...overrides };
}

test.each([
  [{}, '/nl/advies/deposit/'],
  [{ subcategory: renting }, '/nl/advies/huren/deposit/'],
  [{ subcategory: foreign }, '/nl/advies/deposit/'],
  [{ subcategory: { ...renting, slug: null } }, '/nl/advies/deposit/'],
  [{ category: null }, null],
  [{ category: { ...category, slug: null } }, null],
  [{ slug: null }, null],
])('ROUTE-6 the address of an article with %j is %s', (overrides, href) => {
  expect(buildArticleHref('nl', buildTeaser(overrides))).toBe(href);
});

test.each([
  ['category', renting, 'Huren'],
  ['category', null, 'Advies'],
  ['subcategory', renting, 'Huren'],
  ['subcategory', null, null],
  ['none', renting, null],
] as const)(
  'ROUTE-6 labelled by %s a card says where it stands',
  (label, subcategory, expected) => {
    const teaser = buildArticleTeaser(buildTeaser({ subcategory }), context, label);
    expect(teaser?.category).toBe(expected);
  },
);

function buildSource(overrides: Partial<OverviewSource> = {}): OverviewSource {
  const articles = overrides.articles ?? [buildTeaser()];
  const paging = buildPaging(1, articles.length, 24);
  if (paging === null) throw new Error('no such page');
  return {
    category,
    subcategory: null,
    subcategories: [],
    articles,
    paging,
    words: { category: null, subcategory: null },
    ...overrides,
  };
}

test('ROUTE-6 MENU-10 a subcategory’s overview stands under its category’s', () => {
  const source = buildSource({ subcategory: renting, subcategories: [renting] });
  const { breadcrumbs, title, topics } = buildOverview(context, source);
  expect(title).toBe('Huren');
  expect(breadcrumbs).toEqual([
    { label: 'Home', href: '/nl/' },
    { label: 'Advies', href: '/nl/advies/' },
    { label: 'Huren', href: null },
  ]);
  expect(topics).toEqual([
    { label: 'Alles', href: '/nl/advies/', isCurrent: false },
    { label: 'Huren', href: '/nl/advies/huren/', isCurrent: true },
  ]);
});

test('ROUTE-6 a category is grouped by subcategory, the rest last', () => {
  const articles = [buildTeaser({ key: 'a' }), buildTeaser({ key: 'b', subcategory: renting })];
  const { groups } = buildOverview(context, buildSource({ articles, subcategories: [renting] }));
  expect(groups.map(({ title, articles: [first] }) => [title, first?.href])).toEqual([
    ['Huren', '/nl/advies/huren/b/'],
    ['Verder nog', '/nl/advies/a/'],
  ]);
});

test('ROUTE-6 the latest dated article leads the first page alone', () => {
  const articles = ['a', 'b', 'c'].map((key) => buildTeaser({ key, date: '2026-10-05' }));
  const first = buildOverview(context, buildSource({ articles }));
  expect([first.lead?.id, first.groups[0]?.articles.length]).toEqual(['a', 2]);
  const paging = buildPaging(2, 27, 24) ?? undefined;
  const second = buildOverview(context, buildSource({ articles, paging }));
  expect([second.lead, second.groups[0]?.articles.length]).toEqual([null, 3]);
  expect(second.pager).toMatchObject({ first: '/nl/advies/', previous: '/nl/advies/' });
});

test('ROUTE-6 an empty overview says so', () => {
  const { groups, emptyText } = buildOverview(context, buildSource({ articles: [] }));
  expect([groups, emptyText]).toEqual([[], 'Hier staat nog niets.']);
});
