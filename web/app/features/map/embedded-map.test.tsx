import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../ui/render-view';
import { EmbeddedMap } from './embedded-map';
import type { ShowMessage } from './map-messages';
import { showInfo } from '../../testing/show-info';

const show: ShowMessage = {
  propertyList: [],
  mapType: 'outlines',
  messageInfo: showInfo,
  customMarker: 'price',
  ignoreList: [],
};
const ready = { messageInfo: { name: 'ready', version: 1 } };

function open() {
  const onMessage = vi.fn();
  const { container } = renderView(
    <EmbeddedMap src="about:blank" label="Map" show={show} onMessage={onMessage} />,
  );
  const frame = container.querySelector('iframe')?.contentWindow as Window;
  const sent = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined);
  const tell = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      const event = { data, source: frame, origin: window.location.origin, ...from };
      window.dispatchEvent(new MessageEvent('message', event));
    });
  return { onMessage, sent, tell };
}

test('FIND-10 the frame is told what to show 50 ms after it is ready, at this origin alone', () => {
  vi.useFakeTimers();
  const { sent, tell } = open();
  tell(ready);
  vi.advanceTimersByTime(49);
  expect(sent.mock.calls.filter(([message]) => 'propertyList' in message)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveBeenCalledWith(show, window.location.origin);
  vi.useRealTimers();
});

test('FIND-10 the page hears its own frame alone, and only what it understands', () => {
  const { onMessage, tell } = open();
  tell(ready, { origin: 'https://elsewhere.example' });
  tell(ready, { source: window });
  tell({ messageInfo: { name: 'ready' } });
  expect(onMessage).not.toHaveBeenCalled();
  tell(ready);
  expect(onMessage).toHaveBeenCalledOnce();
});
