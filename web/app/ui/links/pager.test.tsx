import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pager, type PagerView } from './pager';
import { renderView } from '../../testing/render-view';

function buildPager(overrides: Partial<PagerView> = {}): PagerView {
  return {
    title: 'Page 2 of 4 [37 objects]',
    first: '/en/for-sale/',
    previous: '/en/for-sale/',
    next: '/en/for-sale/?page=3',
    last: '/en/for-sale/?page=4',
    pages: [
      { number: 1, href: '/en/for-sale/' },
      { number: 2, href: null },
      { number: 3, href: '/en/for-sale/?page=3' },
    ],
    ...overrides,
  };
}

test('FIND-7 links to first, previous, next and last, with rel, under its title', () => {
  renderView(<Pager pager={buildPager()} />);
  expect(screen.getByText('Page 2 of 4 [37 objects]')).toBeTruthy();
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/first/i).getAttribute('href')).toBe('/en/for-sale/');
  expect(link(/previous/i).getAttribute('rel')).toBe('prev');
  expect(link(/next/i).getAttribute('rel')).toBe('next');
  expect(link(/last/i).getAttribute('href')).toBe('/en/for-sale/?page=4');
});

test('FIND-7 the current page is text and says so', () => {
  renderView(<Pager pager={buildPager()} />);
  expect(screen.getByText('2').getAttribute('aria-current')).toBe('page');
});

test('FIND-7 the last page has no next', () => {
  renderView(<Pager pager={buildPager({ next: null, last: null })} />);
  expect(screen.queryByRole('link', { name: /next/i })).toBeNull();
});
