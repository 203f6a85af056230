import { expect, test } from 'vitest';
import type { PageRow } from './page-rows';
import { nameApart } from './disambiguate-pages';

const build = (documentId: string, page: Partial<PageRow> = {}): PageRow => ({
  documentId,
  locale: 'nl',
  key: documentId,
  title: 'Ons team',
  path: null,
  parent: null,
  redirect: false,
  redirectUrl: null,
  isPublished: false,
  ...page,
});

const drafts = [
  build('about', { title: 'Over ons', path: 'over-ons' }),
  build('team'),
  build('about-team', { path: 'team', parent: 'about' }),
  build('crew', { locale: 'en' }),
];
const call = (documentId: string, title: string, locale = 'nl') =>
  nameApart(drafts, { documentId, locale, title });

test('EDIT-1 pages of one title are told apart by their addresses', () => {
  expect(call('team', 'Ons team')).toBe('Ons team (/team/)');
  expect(call('about-team', 'Ons team')).toBe('Ons team (/over-ons/team/)');
});

test('EDIT-1 a page whose title no other of its language has is called by its title', () => {
  expect(call('about', 'Over ons')).toBe('Over ons');
  expect(call('crew', 'Ons team', 'en')).toBe('Ons team');
});
