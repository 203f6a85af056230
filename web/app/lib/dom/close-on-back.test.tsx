import { beforeEach, expect, test, vi } from 'vitest';
import { closeOnBack, whenLayersAreLeft } from './close-on-back';
import { leavingLayer } from './leaving-layer';

beforeEach(() => history.replaceState(null, ''));

async function open(close: () => void) {
  const leave = closeOnBack(close);
  await whenLayersAreLeft();
  await vi.waitFor(() => expect(history.state).toEqual({ layer: expect.any(Number) as number }));
  return leave;
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve, 5), { once: true });
    history.back();
  });
}

test('DETAIL-14 Back closes what lies over the page and stays on it', async () => {
  const close = vi.fn();
  const { href } = location;
  await open(close);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
  expect([location.href, history.state]).toEqual([href, null]);
});

test('DETAIL-14 closed otherwise, its entry goes and Back leaves the page as before', async () => {
  const close = vi.fn();
  const leave = await open(close);
  leave();
  expect(leavingLayer.isGoingBack).toBe(true);
  await whenLayersAreLeft();
  expect([leavingLayer.isGoingBack, history.state]).toEqual([false, null]);
  expect(close).not.toHaveBeenCalled();
});

test('DETAIL-14 of two layers Back closes the upper one first', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  await open(lower);
  const { layer } = history.state as { layer: number };
  closeOnBack(upper);
  await vi.waitFor(() => expect(history.state).not.toEqual({ layer }));
  await goBack();
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  await goBack();
  expect(lower).toHaveBeenCalledOnce();
});

test('DETAIL-14 a layer opened at once after another was closed has an entry of its own', async () => {
  const leave = await open(vi.fn());
  leave();
  const close = vi.fn();
  await open(close);
  await goBack();
  expect(close).toHaveBeenCalledOnce();
  expect(history.state).toBeNull();
});

test('DETAIL-14 a page that is left keeps the entry, since going back would return to it', async () => {
  const leave = await open(vi.fn());
  leave(true);
  expect(leavingLayer.isGoingBack).toBe(false);
  expect(history.state).not.toBeNull();
});
