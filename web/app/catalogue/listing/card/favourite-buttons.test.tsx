import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { announce, readAnnouncement } from '../../../lib/dom/announcements';
import { compared, favourites } from '../../../lib/dom/shortlists';
import { startFavouriteButtons } from '../../../features/shortlist/start-favourite-buttons';
import { renderMarkup } from '../../../testing/render-view';
import { CompareButton, FavouriteButton } from './favourite-buttons';

vi.mock('../../../i18n/load-texts.client', () => import('../../../testing/english-texts'));

beforeAll(() => startFavouriteButtons());

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  announce(null);
});

function draw() {
  renderMarkup(
    <>
      <FavouriteButton id="7" title="Loft" />
      <CompareButton id="7" title="Loft" />
    </>,
  );
  window.dispatchEvent(new Event('pageshow'));
}

const heart = () => screen.getByRole('button', { name: 'Save Loft' });
const sign = () => screen.getByRole('button', { name: 'Compare Loft' });

test('DETAIL-7 the heart keeps a listing, and what it takes away can be put back in its place', async () => {
  favourites.write(['1', '7', '2']);
  draw();
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(heart());
  expect(favourites.read()).toEqual(['1', '2']);
  await waitFor(() => expect(readAnnouncement()?.action).toBeDefined());
  readAnnouncement()?.action?.run();
  expect(favourites.read()).toEqual(['1', '7', '2']);
});

test('DETAIL-7 a fifth is not compared, with a sentence', async () => {
  compared.write(['1', '2', '3', '4']);
  draw();
  fireEvent.click(sign());
  expect(compared.read()).toHaveLength(4);
  await waitFor(() => expect(readAnnouncement()?.text).toContain('4 at most'));
});

test('DETAIL-7 a browser that keeps nothing is told of', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  draw();
  fireEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(readAnnouncement()?.text).toContain('private mode'));
});
