import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lookedAt } from '../../lib/dom/shortlists';
import { buildListingCard as buildSource } from '../../testing/build-listing-card';
import { buildContext } from '../../testing/build-site-answer';
import { buildListingCard } from '../../catalogue/listing/card/listing-card.server';
import { renderMarkup } from '../../testing/render-view';
import { LookedAt } from './looked-at';
import { start } from './start-looked-at';

const ask = vi.fn((address: string) => {
  const ids = address.split('/')[3]?.split(',') ?? [];
  return Promise.resolve(Response.json(ids.map((id) => card(id))));
});

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly see: (entries: object[]) => void) {}
      observe() {
        this.see([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

function card(id: string) {
  const view = buildListingCard(buildSource({ id, title: `House ${id}` }), buildContext('en'));
  return { ...view, href: `/en/${id}/` };
}

function open(id: string) {
  document.body.innerHTML = '';
  renderMarkup(<LookedAt listing={id} cardsHref="/en/listing-cards/" />);
  start();
}

test('FIND-20 nothing is kept before the visitor asks for it, and nothing once they clear it', async () => {
  open('1');
  expect(localStorage.length).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remember on this device' }));
  expect(lookedAt.read()).toEqual(['1']);
  open('2');
  const link = await screen.findByRole('link', { name: /House 1/ });
  expect(link.getAttribute('href')).toBe('/en/1/');
  expect(lookedAt.read()).toEqual(['2', '1']);
  fireEvent.click(screen.getByRole('button', { name: 'Forget these' }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(localStorage.length).toBe(0);
  open('3');
  expect(localStorage.length).toBe(0);
});
