import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBodyRate } from './body-rate';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function buildRequest(headers: Record<string, string>) {
  const socket = new Socket();
  let bytesRead = 500;
  vi.spyOn(socket, 'bytesRead', 'get').mockImplementation(() => bytesRead);
  vi.spyOn(socket, 'destroy').mockReturnValue(socket);
  const request = Object.assign(new IncomingMessage(socket), { headers });
  watchBodyRate(request);
  const pass = (seconds: number, bytesPerSecond: number) => {
    for (let second = 0; second < seconds; second += 1) {
      bytesRead += bytesPerSecond;
      vi.advanceTimersByTime(1000);
    }
  };
  return { request, socket, pass };
}

test('FORM-11 a file of 5 MB may come at 50 kbit/s', () => {
  const { socket, pass } = buildRequest({ 'content-length': '5242880' });
  pass(840, 6250);
  expect(socket.bytesRead).toBeGreaterThan(5_242_880);
  expect(socket.destroy).not.toHaveBeenCalled();
});

test.each([
  ['a body that halts', { 'content-length': '500000' }, 0],
  ['one that trickles', { 'content-length': '500000' }, 10],
  ['one of unsaid length', { 'transfer-encoding': 'chunked' }, 10],
])('%s ends its connection', (_, headers: Record<string, string>, rate) => {
  const { socket, pass } = buildRequest(headers);
  pass(10, 50_000);
  expect(socket.destroy).not.toHaveBeenCalled();
  pass(40, rate);
  expect(socket.destroy).toHaveBeenCalled();
});

test('a body that is there is watched no longer', () => {
  const { request, socket, pass } = buildRequest({ 'content-length': '10' });
  request.complete = true;
  pass(60, 0);
  expect(socket.destroy).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a request without a body is not watched', () => {
  buildRequest({});
  expect(vi.getTimerCount()).toBe(0);
});
