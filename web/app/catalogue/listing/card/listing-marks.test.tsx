import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, readAnnouncement } from '../../../lib/announcements';
import { compared, favourites } from '../../../lib/shortlists';
import { renderView } from '../../../ui/render-view';
import { ListingMarks } from './listing-marks';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  announce(null);
});

const heart = () => screen.getByRole('button', { name: 'Save Loft' });
const sign = () => screen.getByRole('button', { name: 'Compare Loft' });

test('DETAIL-7 the heart keeps a listing, and what it takes away can be put back in its place', () => {
  favourites.write(['1', '7', '2']);
  renderView(<ListingMarks id="7" title="Loft" />);
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart());
  expect(favourites.read()).toEqual(['1', '2']);
  act(() => readAnnouncement()?.action?.run());
  expect(favourites.read()).toEqual(['1', '7', '2']);
});

test('DETAIL-7 a fifth is not compared, with a sentence', () => {
  compared.write(['1', '2', '3', '4']);
  renderView(<ListingMarks id="7" title="Loft" />);
  fireEvent.click(sign());
  expect(compared.read()).toHaveLength(4);
  expect(readAnnouncement()?.text).toContain('4 at most');
});

test('DETAIL-7 a browser that keeps nothing is told of', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  renderView(<ListingMarks id="7" title="Loft" />);
  fireEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  expect(readAnnouncement()?.text).toContain('private mode');
});
