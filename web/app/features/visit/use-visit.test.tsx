import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisit } from './use-visit';

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

function view(listing: string | null, isAllowed: boolean) {
  return renderHook(({ id, allowed }) => useVisit(id, allowed), {
    initialProps: { id: listing, allowed: isAllowed },
  });
}

const away = (retryAfter = '7') =>
  new Response(null, { status: 503, headers: { 'Retry-After': retryAfter } });

test('OWN-6 DETAIL-9 a view is sent once, and also when the visitor leaves at once', () => {
  const page = view('4711', true);
  page.rerender({ id: '4711', allowed: true });
  expect(ask).toHaveBeenCalledTimes(1);
  const [url, init] = ask.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/visits', 'POST', '{"listing":"4711"}']);
  expect(init?.keepalive).toBe(true);
});

test('OWN-6 CONSENT-4 nothing is sent before statistics are allowed, and then at once', () => {
  const page = view('4711', false);
  expect(ask).not.toHaveBeenCalled();
  page.rerender({ id: '4711', allowed: true });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('OWN-6 a preview is no visit', () => {
  view(null, true);
  expect(ask).not.toHaveBeenCalled();
});

test('OWN-6 the next listing is a view of its own', () => {
  const page = view('4711', true);
  page.rerender({ id: '4712', allowed: true });
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
  page.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
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
