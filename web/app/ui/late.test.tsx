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
  await vi.waitFor(() => expect(container.textContent).toBe('live'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
