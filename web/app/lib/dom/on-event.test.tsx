import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onPlainClick } from './on-event';

test.each([
  [{}, true],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('FIND-6 DETAIL-1 a link pressed with %j is taken over: %s', (keys, isTakenOver) => {
  document.body.innerHTML = '<a href="#" data-taken=""><b>Go</b></a>';
  const handle = vi.fn();
  onPlainClick('a[data-taken]', handle);
  const wentOn = fireEvent.click(document.querySelector('b') as Element, keys);
  expect([wentOn, handle.mock.calls.length > 0]).toEqual([!isTakenOver, isTakenOver]);
});
