import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../lib/dom/go-to';
import { renderView } from '../../testing/render-view';
import { QuickSearch } from './view';
import {
  buildQuickResults,
  buildQuickSearch,
} from '../../features/search/quick-search/build-quick-search';
import { QuickSearchInput } from '../../features/search/quick-search/quick-search-input';

vi.mock('../../lib/dom/go-to', () => ({ goTo: vi.fn() }));
// Replaces the island by its hydrated component.
vi.mock('../../../document/islands/island', () => ({
  Island: ({ props }: { props: { resultsUrl: string } }) => <QuickSearchInput {...props} />,
}));

const sent = vi.fn();

const fetched = vi.fn((_url: string) => Promise.resolve(Response.json(buildQuickResults())));
const lastRequest = () => fetched.mock.calls.at(-1)?.[0];
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fetched.mockClear();
  sent.mockReset();
  vi.mocked(goTo).mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { container } = renderView(<QuickSearch search={buildQuickSearch()} level="h1" />);
  const form = container.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent(new FormData(form).get('q'));
  });
  return { user, input: screen.getByRole('combobox') };
}

async function open() {
  const { user, input } = start();
  await user.click(input);
  await screen.findByRole('listbox');
  await wait(0);
  return { user, input: screen.getByRole('combobox') };
}

test('FIND-1 has a title, an intro with the counts, a labelled field and a choice of the goal', () => {
  const { input } = start();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A house with character');
  expect(screen.getByText('37 for sale and 63 for rent.')).toBeTruthy();
  expect(input.getAttribute('placeholder')).toBe('ID, Type, City');
  expect(screen.getByText(/^What are you looking for/).tagName).toBe('LABEL');
  const sale = screen.getByRole('radio', { name: 'For sale (37)' });
  const rent = screen.getByRole('radio', { name: 'For rent (63)' });
  expect([sale, rent].map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
});

test('FIND-2 asks nothing until the field is touched, then for all types', async () => {
  start();
  await wait(1000);
  expect(fetched).not.toHaveBeenCalled();
  cleanup();
  const { input } = await open();
  expect(lastRequest()).toBe('/en/quick-search?q=');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('group')).toHaveLength(3);
});

test('FIND-2 asks again 150 ms after the last letter, once', async () => {
  const { user, input } = await open();
  await user.type(input, 'elsene');
  const before = fetched.mock.calls.length;
  await wait(100);
  expect(fetched.mock.calls.length).toBe(before);
  await wait(60);
  expect(fetched.mock.calls.length).toBe(before + 1);
  expect(lastRequest()).toBe('/en/quick-search?q=elsene');
});

test('FIND-2 the first touch loads the combobox and loses neither focus nor what was typed', async () => {
  const { input: plain } = start();
  expect(screen.queryByRole('listbox')).toBeNull();
  (plain as HTMLInputElement).value = 'els';
  act(() => plain.focus());
  await screen.findByRole('listbox');
  await wait(0);
  const input = screen.getByRole('combobox');
  expect(input).not.toBe(plain);
  expect([document.activeElement, (input as HTMLInputElement).value]).toEqual([input, 'els']);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(lastRequest()).toBe('/en/quick-search?q=els');
});

test('SHELL-5 who has gone on to the button stays there while the combobox loads', async () => {
  const { input: plain } = start();
  act(() => plain.focus());
  const button = screen.getByRole('button', { name: 'Search' });
  act(() => button.focus());
  await vi.waitFor(() => expect(screen.getByRole('combobox')).not.toBe(plain), 10_000);
  expect(document.activeElement).toBe(button);
});

test('FIND-2 closes without the focus, and while nothing is typed the button toggles it', async () => {
  const { user, input } = await open();
  await user.tab();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  const toggle = screen.getByRole('button', { name: 'Search' });
  await user.click(toggle);
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('FIND-2 announces how many entries there are', async () => {
  await open();
  expect(screen.getByText('3 suggestions')).toBeTruthy();
});

test('FIND-2 the arrow keys skip what is greyed, and Enter follows', async () => {
  const { user, input } = await open();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('For sale (19)');
  await user.keyboard('{Enter}');
  expect(goTo).toHaveBeenCalledWith(active?.getAttribute('href'));
});

test('FIND-14 the list that a sentence means is the first choice', async () => {
  const href = '/en/for-sale/?type=1&city=1000';
  const sale = { text: 'For sale (3)', href };
  const rent = { text: 'For rent', href: null };
  const reading = { id: 'reading', label: 'House · Brussels (1000)', sale, rent };
  fetched.mockResolvedValueOnce(Response.json({ ...buildQuickResults(), readings: [reading] }));
  const { user } = await open();
  expect(screen.getByText('4 suggestions')).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(goTo).toHaveBeenCalledWith(href);
});

test('FIND-22 an arrow and Enter at once open no answer to an older text', async () => {
  const { user, input } = await open();
  await user.type(input, 'ukkel{ArrowDown}');
  expect(input.getAttribute('aria-activedescendant')).toBeFalsy();
  expect(screen.getByRole('option', { name: /^House: For sale/ }).getAttribute('href')).toBeNull();
  await user.keyboard('{Enter}');
  expect([sent.mock.calls, vi.mocked(goTo).mock.calls]).toEqual([[['ukkel']], []]);
});

test('FIND-22 the answer to the text that stands can be walked through again', async () => {
  const { user, input } = await open();
  await user.type(input, 'ukkel');
  await wait(200);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(goTo).toHaveBeenCalledWith('/en/for-sale/?type=1');
});

test('FIND-13 Enter with nothing highlighted, and the magnifying glass, send what was typed', async () => {
  const { user, input } = await open();
  await user.type(input, 'loft{Enter}');
  expect(sent.mock.calls).toEqual([['loft']]);
  cleanup();
  const again = await open();
  await again.user.type(again.input, 'loft');
  await again.user.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent.mock.calls).toEqual([['loft'], ['loft']]);
});

test('FIND-2 leaving the field chooses nothing', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect([sent.mock.calls, vi.mocked(goTo).mock.calls]).toEqual([[], []]);
});

test('FIND-3 types and cities link to each goal; one that has none is greyed', async () => {
  await open();
  const types = within(screen.getByRole('group', { name: 'Types' }));
  const sale = types.getByRole('option', { name: 'House: For sale (14)' });
  expect(sale.getAttribute('href')).toBe('/en/for-sale/?type=1');
  const rent = types.getByRole('option', { name: 'House: For rent' });
  expect(rent.getAttribute('href')).toBeNull();
  expect(rent.getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('option', { name: 'Brussels (1000): For rent (44)' }).getAttribute('href'),
  ).toBe('/en/for-rent/?city=Brussels%7C1000');
});

test('FIND-4 a listing has its text and its reference and leads to its page', async () => {
  await open();
  const option = screen.getByRole('option', { name: 'Ref: 4711. Behind a sober front…' });
  expect(option.getAttribute('href')).toBe('/en/for-sale/brussels/house/4711/');
});
