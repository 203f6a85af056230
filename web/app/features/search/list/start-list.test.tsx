import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import '../../../lib/dom/show-list';
import { goTo } from '../../../lib/dom/go-to';
import { startDisclosures } from '../../../ui/layout/close-disclosures';
import { startList } from './start-list';

vi.mock('../../../lib/dom/go-to');

const listOf = (query: string, checked = '', found = 9) =>
  `<title>${found} homes</title><section data-list="">
    <p>${found}</p>
    <form action="/en/for-sale/" data-filter-form="row">
      <details data-disclosure=""><summary>Type</summary>
        <label><input type="checkbox" name="type" value="1" ${checked}>House</label>
        <label><input type="checkbox" name="garden" value="1">Garden</label>
        <button type="submit">Show</button>
      </details>
    </form>
    <a href="/en/for-sale/?sort=priceAsc" data-in-place="">Cheapest</a>
    <a href="/en/for-sale/?view=map" data-in-place="" data-list-view="map">Map</a>
    <div id="list-results" tabindex="-1">${query}</div>
  </section>`;

const answered = vi.fn();

beforeAll(() => {
  startDisclosures();
  startList();
});

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/en/for-sale/');
  document.body.innerHTML = listOf('');
  vi.stubGlobal('fetch', answered);
  answered.mockReset();
  answered.mockImplementation((url: string) =>
    Promise.resolve(new Response(listOf(url, url.includes('type=1') ? 'checked' : '', 4))),
  );
});

afterEach(() => vi.unstubAllGlobals());

const address = () => window.location.pathname + window.location.search;

test('FIND-6 a choice applies by itself; its panel, the focus and Back stay', async () => {
  screen.getByText('Type').parentElement?.setAttribute('open', '');
  const house = screen.getByLabelText('House');
  house.focus();
  fireEvent.click(house);
  await waitFor(() => expect(address()).toBe('/en/for-sale/?type=1'));
  expect(screen.getByText('4')).toBeTruthy();
  expect(document.activeElement).toBe(house);
  expect(house.closest('details')?.hasAttribute('open')).toBe(true);
  window.history.back();
  await waitFor(() => expect(house).toHaveProperty('checked', false));
  expect(address()).toBe('/en/for-sale/');
});

test('FIND-6 Back cancels a choice that is not applied yet', async () => {
  fireEvent.click(screen.getByLabelText('House'));
  await waitFor(() => expect(screen.getByText('4')).toBeTruthy());
  expect(address()).toBe('/en/for-sale/?type=1');
  fireEvent.click(screen.getByLabelText('Garden'));
  window.history.back();
  await waitFor(() => expect(screen.getByLabelText('House')).toHaveProperty('checked', false));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(address()).toBe('/en/for-sale/');
  expect(screen.getByLabelText('Garden')).toHaveProperty('checked', false);
  const urls = answered.mock.calls.map(([url]) => String(url));
  expect(urls.filter((url) => url.includes('garden'))).toEqual([]);
  expect(urls.at(-1)).toBe('/en/for-sale/');
});

test('FIND-6 Back cancels a search under way', async () => {
  fireEvent.click(screen.getByLabelText('House'));
  await waitFor(() => expect(screen.getByText('4')).toBeTruthy());
  let answer: (response: Response) => void = () => undefined;
  answered.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(screen.getByText('Cheapest'));
  await waitFor(() =>
    expect(answered).toHaveBeenLastCalledWith('/en/for-sale/?sort=priceAsc', expect.anything()),
  );
  window.history.back();
  await waitFor(() => expect(address()).toBe('/en/for-sale/'));
  answer(new Response(listOf('late', '', 7)));
  await waitFor(() => expect(screen.getByLabelText('House')).toHaveProperty('checked', false));
  expect([address(), screen.queryByText('7')]).toEqual(['/en/for-sale/', null]);
});

test('FIND-6 two quick choices are one search, and the button closes the panel', async () => {
  const details = screen.getByText('Type').parentElement as HTMLElement;
  details.setAttribute('open', '');
  fireEvent.click(screen.getByLabelText('House'));
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(address()).toBe('/en/for-sale/?type=1'));
  expect(details.hasAttribute('open')).toBe(false);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('FIND-6 an order is shown in place, with a modifier the browser opens it', async () => {
  expect(fireEvent.click(screen.getByText('Cheapest'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByText('Cheapest'))).toBe(false);
  await waitFor(() => expect(address()).toBe('/en/for-sale/?sort=priceAsc'));
});

test('FIND-6 what cannot be shown in place is loaded', async () => {
  answered.mockImplementation(() => Promise.resolve(new Response('gone', { status: 502 })));
  fireEvent.click(screen.getByText('Cheapest'));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/for-sale/?sort=priceAsc'));
});

test('FIND-18 the view that was chosen is remembered on the device', async () => {
  fireEvent.click(screen.getByText('Map'));
  expect(localStorage.getItem('list-view')).toBe('map');
  await waitFor(() => expect(address()).toBe('/en/for-sale/?view=map'));
});
