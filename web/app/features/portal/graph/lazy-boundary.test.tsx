import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { LazyBoundary } from './visit-graph';

const lost = () => lazy(() => Promise.reject<{ default: () => null }>(new TypeError('not loaded')));

test('what is drawn meanwhile stays when the script does not come', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lost();
  render(
    <main>
      <LazyBoundary fallback={<p>drawing</p>}>
        <Lost />
      </LazyBoundary>
      <p>results</p>
    </main>,
  );
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), 10_000);
  logged.mockClear();
  expect(screen.getByText('drawing')).toBeTruthy();
  expect(screen.getByText('results')).toBeTruthy();
});
