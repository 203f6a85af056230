import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { late, loadLateViews } from './late';
import { useHydrated } from './use-hydrated';

test('a late view takes an update that comes while the page is taken over', async () => {
  const load = async () => (props: { text: string }) => <p>{props.text}</p>;
  const View = late('greeting', load);
  const Page = () => <View text={useHydrated() ? 'live' : 'drawn'} />;
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = '<template data-late="greeting"></template>';
  await loadLateViews();
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe('drawn');

  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, <Page />, { onRecoverableError });
  await vi.waitFor(() => expect(container.textContent).toBe('live'), 10_000);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});

test('a view whose script does not come stays as the server drew it, and the rest goes live', async () => {
  const load = vi.fn(async () => (props: { text: string }) => (
    <label>
      {props.text} <input name="q" />
    </label>
  ));
  const View = late('lost', load);
  const Page = () => (
    <main>
      <View text="drawn" />
      <p>{useHydrated() ? 'live' : 'still'}</p>
    </main>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  container.innerHTML =
    '<main><template data-late="lost"></template><label>drawn <!-- --><input name="q"></label>' +
    '<template data-late-end="lost"></template><p>still</p></main>';
  const field = container.querySelector('input')!;
  field.value = 'typed';
  field.focus();
  await loadLateViews();

  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Page />, { onRecoverableError }));
  await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe('live'), 10_000);
  expect(container.querySelector('label')?.textContent).toContain('drawn');
  expect([field.isConnected, field.value]).toEqual([true, 'typed']);
  expect(document.activeElement).toBe(field);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
