import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../testing/render-view';
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

function open(shown = show) {
  const onMessage = vi.fn();
  const { container } = renderView(
    <EmbeddedMap src="about:blank" label="Map" show={shown} onMessage={onMessage} />,
  );
  const frame = container.querySelector('iframe')?.contentWindow as Window;
  const sent = vi.spyOn(frame, 'postMessage').mockImplementation(() => undefined);
  const tell = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      const event = { data, source: frame, origin: window.location.origin, ...from };
      window.dispatchEvent(new MessageEvent('message', event));
    });
  return { container, onMessage, sent, tell };
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

test('FIND-10 what stands in its place is seen until the frame is at the window that it is asked for', () => {
  const box = { south: 50, west: 4, north: 51, east: 5 };
  const { container, tell } = open({ ...show, messageInfo: { ...showInfo, fit: box } });
  const isReady = () => container.querySelector('iframe')?.hasAttribute('data-ready');
  tell(ready);
  expect(isReady()).toBe(false);
  tell({ messageInfo: { name: 'moved', version: 1, box, zoom: 11, byVisitor: false } });
  expect(isReady()).toBe(true);
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
