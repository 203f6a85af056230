import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Consent } from '../../lib/web/consent';
import { startVisits } from './start-visits';

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(async () => new Response(null, { status: 204 }));
});

afterEach(() => {
  ask.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const nothing = { version: 1, marketing: false, social: false, unclassified: false };

/** A page with this listing's marker, and how its choice and its listing become others. */
function view(listing: string | null, isAllowed: boolean) {
  let publish: (consent: Consent | null) => void = () => undefined;
  const draw = (id: string | null) => {
    document.body.innerHTML = id === null ? '' : `<div hidden data-visit="${id}"></div>`;
  };
  const choice = (analytical: boolean) => ({ ...nothing, analytical });
  draw(listing);
  startVisits((listener) => {
    publish = listener;
    publish(choice(isAllowed));
  });
  return {
    change: (id: string | null, analytical: boolean) => {
      draw(id);
      publish(choice(analytical));
    },
    leave: () => window.dispatchEvent(new Event('pagehide')),
  };
}

const away = (retryAfter = '7') =>
  new Response(null, { status: 503, headers: { 'Retry-After': retryAfter } });

test('OWN-6 DETAIL-9 a view is sent once, and also when the visitor leaves at once', () => {
  const page = view('4711', true);
  page.change('4711', true);
  expect(ask).toHaveBeenCalledTimes(1);
  const [url, init] = ask.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/visits', 'POST', '{"listing":"4711"}']);
  expect(init?.keepalive).toBe(true);
});

test('OWN-6 CONSENT-4 nothing is sent before statistics are allowed, and then at once', () => {
  const page = view('4711', false);
  expect(ask).not.toHaveBeenCalled();
  page.change('4711', true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('OWN-6 a preview is no visit', () => {
  view(null, true);
  expect(ask).not.toHaveBeenCalled();
});

test('OWN-6 the next listing is a view of its own', () => {
  const page = view('4711', true);
  page.change('4712', true);
  expect(ask.mock.calls.map(([, { body }]) => body)).toEqual([
    '{"listing":"4711"}',
    '{"listing":"4712"}',
  ]);
});

test('OWN-6 a visit that could not be counted is sent once more when the site says', async () => {
  ask.mockImplementation(async () => away());
  view('4711', true);
  await vi.advanceTimersByTimeAsync(6900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('OWN-6 who has left the page is not counted later', async () => {
  ask.mockImplementation(async () => away('soon'));
  const page = view('4711', true);
  await vi.advanceTimersByTimeAsync(1);
  page.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('OWN-6 who has left the page before it is known that nobody is counted is not counted later', async () => {
  let answer: (response: Response) => void = () => undefined;
  ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const page = view('4711', true);
  page.leave();
  answer(away());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('OWN-6 a page that comes back from memory is one view', () => {
  const page = view('4711', true);
  page.leave();
  page.change('4711', true);
  page.change('4711', true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([400, 403, 413, 429, 500])(
  'OWN-6 a visit answered with %i is not sent again',
  async (status) => {
    ask.mockImplementation(async () => new Response(null, { status }));
    view('4711', true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

test('OWN-6 without a connection nothing happens', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  view('4711', true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('OWN-6 a page that is made ahead is a visit when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  view('4711', true);
  expect(ask).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(ask).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'prerendering');
});
