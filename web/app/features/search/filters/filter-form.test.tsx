import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPanelDialogs } from '../../../ui/dialogs/panel-dialogs';
import { renderMarkup } from '../../../testing/render-view';
import { FilterDrawer } from './filter-drawer';
import { FilterForm } from './filter-form';
import type { FilterOptionView, ListFilterView } from '../list/listing-list-view';
import { start as startCitySearch } from '../cities/start-city-search';
import './clear-filters';
import './show-count';
import { startList } from '../list/start-list';

vi.mock('../../../i18n/load-texts.client', () => import('../../../testing/english-texts'));

const counted = vi.fn((_url: string) => Promise.resolve(Response.json({ text: 'Show 7 houses' })));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  startList();
  startCitySearch();
  startPanelDialogs();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', counted);
  counted.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function buildOption(name: string, value: string, label = value): FilterOptionView {
  return { name, value, label, countText: '3', checked: false, children: [] };
}

function buildFilter(overrides: Partial<ListFilterView> = {}): ListFilterView {
  const price = (label: string) => ({
    name: 'price',
    label,
    options: [
      { value: '', label: 'Any' },
      { value: '300000', label: '300' },
    ],
    value: '',
  });
  return {
    action: '/en/for-sale/',
    goals: [],
    countUrl: '/en/list-count/sale/',
    optionsUrl: '/en/list-options/sale/',
    kept: [{ name: 'sort', value: 'priceAsc' }],
    text: { name: 'q', value: '' },
    types: [buildOption('type', '1', 'House')],
    cities: ['Liège (4000)', 'Sint-Gillis (1060)', 'Brussel (1000)'].map((label) =>
      buildOption('city', label),
    ),
    price: { chosen: null, selects: [price('From'), price('To')], histogram: null },
    bedrooms: {
      chosen: null,
      options: [buildOption('bedrooms', '2', 'at least 2')],
      most: { name: 'maxBedrooms', label: 'Bedrooms up to', options: [], value: '' },
    },
    sizes: [],
    newSince: { name: 'new', label: 'Online since', options: [], value: '' },
    available: [],
    choices: [{ label: 'Energielabel', options: [buildOption('energy', 'a', 'A')] }],
    amenities: [buildOption('garden', '1', 'Garden')],
    near: [],
    activeCount: 0,
    clearHref: '/en/for-sale/?sort=priceAsc',
    countText: 'Show 9 properties',
    ...overrides,
  };
}

const submit = () => screen.getByRole('button', { name: /show/i });

test('FIND-6 the drawer’s button says once how many results the choices would give, 300 ms after the last', async () => {
  renderMarkup(<FilterForm filter={buildFilter()} isDrawer />);
  expect(submit().textContent).toBe('Show 9 properties');
  fireEvent.click(screen.getByLabelText(/House/));
  await wait(200);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '300000' } });
  await wait(299);
  expect(counted).not.toHaveBeenCalled();
  await wait(1);
  await vi.waitFor(() => expect(submit().textContent).toBe('Show 7 houses'));
  expect(counted.mock.calls.map(([url]) => url)).toEqual([
    '/en/list-options/sale/?sort=priceAsc&type=1&price=-300000',
  ]);
  expect(submit().querySelector('[aria-live="polite"]')?.textContent).toBe('Show 7 houses');
});

test('FIND-6 in the drawer each further choice says what it would leave', async () => {
  const options = { 'city=Brussel (1000)': '2', 'energy=a': '1' };
  counted.mockResolvedValueOnce(Response.json({ text: 'Show 2 houses', options }));
  renderMarkup(<FilterForm filter={buildFilter()} isDrawer />);
  fireEvent.click(screen.getByLabelText(/House/));
  await wait(300);
  await vi.waitFor(() => expect(submit().textContent).toBe('Show 2 houses'));
  const numberOf = (name: RegExp) =>
    screen.getByLabelText(name).closest('label')?.querySelector('[data-label] + span')?.textContent;
  expect([/Brussel/, /^A/, /Liège/, /Garden/].map(numberOf)).toEqual(['2', '1', '0', '0']);
  expect(screen.getByLabelText(/Liège/).closest('li')?.dataset.none).toBe('');
  expect(screen.getByLabelText(/Brussel/).closest('li')?.dataset.none).toBeUndefined();
  const isDisabled = (name: RegExp) => (screen.getByLabelText(name) as HTMLInputElement).disabled;
  expect([/Brussel/, /Liège/, /House/].map(isDisabled)).toEqual([false, true, false]);
});

test('FIND-6 the button says what it always says when the number cannot be had', async () => {
  counted.mockRejectedValueOnce(new TypeError('offline'));
  renderMarkup(<FilterForm filter={buildFilter()} isDrawer />);
  fireEvent.click(screen.getByLabelText(/House/));
  await wait(300);
  await vi.waitFor(() => expect(submit().textContent).toBe('Show results'));
});

test('FIND-6 a few cities need no search', () => {
  renderMarkup(<FilterForm filter={buildFilter()} />);
  expect(screen.queryByLabelText('Find a city')).toBeNull();
});

test('FIND-6 many cities are narrowed by what is typed, and a chosen one stays chosen', async () => {
  const more = Array.from({ length: 20 }, (_, index) => buildOption('city', `Town ${index}`));
  const cities = [...buildFilter().cities, ...more];
  const container = renderMarkup(<FilterForm filter={buildFilter({ cities })} />);
  fireEvent.click(screen.getByLabelText(/Brussel/));
  const field = screen.getByLabelText('Find a city');
  fireEvent.input(field, { target: { value: 'liege' } });
  await wait(0);
  expect([...container.querySelectorAll('form li:not([hidden]) input[name="city"]')]).toHaveLength(
    1,
  );
  expect(screen.getByText('1 city')).toBeTruthy();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  fireEvent.input(field, { target: { value: '<script>' } });
  await wait(0);
  expect(screen.getAllByText('No city found')).toHaveLength(2);
  const form = new FormData(container.querySelector('form') as HTMLFormElement);
  expect(form.getAll('city')).toEqual(['Brussel (1000)']);
});

test('FIND-6 the drawer shows the cities with most listings first, and what would find nothing as such', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Town ${index}`);
  const cities = names.map((name, index): FilterOptionView => {
    const option = buildOption('city', name);
    if (index === 3) return { ...option, countText: '0' };
    return index === 7 || index === 5 ? { ...option, rank: index === 7 ? 0 : 1 } : option;
  });
  const container = renderMarkup(<FilterForm filter={buildFilter({ cities })} isDrawer />);
  const shown = [...container.querySelectorAll<HTMLInputElement>('input[name="city"]')];
  expect(shown.slice(0, 3).map(({ value }) => value)).toEqual(['Town 7', 'Town 5', 'Town 0']);
  const none = [...container.querySelectorAll('[data-none] input')];
  expect(none.map((input) => input.getAttribute('value'))).toEqual(['Town 3']);
});

test('FIND-6 clearing the drawer empties its fields, keeps the order and counts anew', async () => {
  const kept = [...buildFilter().kept, { name: 'box', value: '50,4,51,5' }];
  const bedrooms = ['', '2'].map((value) => buildOption('bedrooms', value, value || 'Any'));
  const filter = buildFilter({
    kept,
    text: { name: 'q', value: 'garden' },
    types: [{ ...buildOption('type', '1', 'House'), checked: true }],
    bedrooms: {
      ...buildFilter().bedrooms,
      options: bedrooms.map((one) => ({ ...one, checked: !!one.value })),
    },
    activeCount: 4,
  });
  const container = renderMarkup(<FilterDrawer filter={filter} />);
  fireEvent.click(screen.getByRole('button', { name: /Filters/ }));
  await vi.waitFor(() => screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await vi.waitFor(() => expect(counted).toHaveBeenCalled());
  expect(counted.mock.calls.map(([url]) => url)).toEqual(['/en/list-options/sale/?sort=priceAsc']);
  expect(document.activeElement).toBe(container.querySelector('dialog [type="submit"]'));
});

test('FIND-6 on a phone the filters fill the screen behind a button that says how many are set', async () => {
  renderMarkup(<FilterDrawer filter={buildFilter({ activeCount: 2 })} />);
  const button = screen.getByRole('button', { name: /Filters/ });
  expect(button.textContent).toContain('2 active filters');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const dialog = within(await vi.waitFor(() => screen.getByRole('dialog')));
  expect(dialog.getByRole('searchbox')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe(
    '/en/for-sale/?sort=priceAsc',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close filters' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
