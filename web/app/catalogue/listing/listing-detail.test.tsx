import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startLightbox } from '../../islands/start-lightbox';
import { buildListingDetail as buildSource } from '../../testing/build-listing-detail';
import { buildContext } from '../../testing/build-site-answer';
import { stubMotion } from '../../testing/stub-motion';
import { renderMarkup } from '../../testing/render-view';
import { buildListingDetail } from './detail-view.server';
import { ListingDetail } from './listing-detail';

// Preloads the script of a click, so that its loading time does not matter.
beforeAll(async () => {
  await Promise.all([
    import('./media/lightbox'),
    import('../../../document/islands/run-island.client'),
  ]);
  startLightbox();
});

vi.mock('../../i18n/load-texts.client', () => import('../../testing/english-texts'));

function draw(photos: number, source: Parameters<typeof buildSource>[0] = {}) {
  const pictures = Array.from({ length: photos }, (_, index) => {
    const size = { width: 1600, height: 1067, widths: [400] };
    return {
      src: `/uploads/p${index}`,
      ...size,
      kind: 'photo',
      share: null,
      focus: null,
      mark: null,
      alt: `p${index}`,
    };
  });
  const agency = { agencyName: 'A', officeText: null, phone: null, email: null, registrations: [] };
  const view = buildListingDetail(buildSource({ ...source, pictures }), buildContext('en'), {
    contact: agency,
    similar: [],
    renovationNotice: null,
    hasEstimate: false,
    project: null,
    url: 'https://site.example/',
    media: null,
  });
  return renderMarkup(<ListingDetail listing={{ ...view, title: 'House' }} />);
}

test('ERR-7 says that there is no photo', () => {
  const page = draw(0);
  expect(screen.getByText('No photo was found')).toBeTruthy();
  expect(page.querySelector('a[data-picture]')).toBeNull();
});

test('DETAIL-1 every one of 40 pictures is a link to its file, once', () => {
  const links = [...draw(40).querySelectorAll('a:has(img)')].map((one) => one.getAttribute('href'));
  expect(links).toHaveLength(40);
  expect(new Set(links).size).toBe(40);
});

test('DETAIL-1 SHELL-3 opens the picture large, with slideshow and thumbnails', async () => {
  stubMotion(false);
  const page = draw(3);
  fireEvent.click(page.querySelector('a[data-picture="1"]') as Element);
  expect(await screen.findByRole('dialog', { name: 'Pictures: House' })).toBeTruthy();
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the slideshow' })).toBeTruthy();
});

test('SHELL-3 a slideshow is not offered to who wants less motion, nor for one picture', async () => {
  stubMotion(true);
  const page = draw(1);
  fireEvent.click(page.querySelector('a[data-picture]') as Element);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: /slideshow/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /next/i })).toBeNull();
});

test('DETAIL-2 the facts stand first, then the costs, and what is legal is closed; a code says what it means', () => {
  const page = draw(1, { preemptionRight: 'Gvkr', chargesOwner: 90 });
  const parts = [...page.querySelectorAll('details:has(> summary h2)')] as HTMLDetailsElement[];
  expect(parts.map(({ open }) => open)).toEqual([true, true, false]);
  const code = page.querySelector('abbr');
  expect([code?.textContent, code?.title]).toEqual(['Gvkr', 'No right of pre-emption']);
  expect(code?.closest('details')?.textContent).toContain('Geen voorkooprecht');
});

test('DETAIL-7 the bar at the foot has figures and price; the question is asked in its form alone', () => {
  const card = { livingArea: 146, bedrooms: 3, price: 685_000 };
  const page = draw(1, { card });
  const bar = page.querySelector('[data-contact-bar]')?.textContent ?? '';
  expect(bar).toMatch(/^146\sm²3.*685/);
  const asked = [...page.querySelectorAll('[aria-labelledby="contact"] a')];
  expect(asked.map(({ textContent }) => textContent)).not.toContain('Ask us about it');
  expect(asked.map(({ textContent }) => textContent)).toContain('Book a viewing');
});
