import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack';

const patienceMs = 30_000;
const pieceMs = 150;

/** Returns the status; 0 if the connection was closed without a response, -1 after a timeout. */
export function sendRaw(port: number, attack: Attack): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let head = '';
    const end = (status: number) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(() => end(head === '' ? -1 : statusOf(head)), patienceMs);
    socket.on('data', (chunk) => {
      if (head.length < 64) head += chunk.toString('latin1').slice(0, 64);
    });
    // A server may stop reading and close early.
    socket.on('error', () => undefined);
    socket.on('close', () => end(head === '' ? 0 : statusOf(head)));
    socket.on('end', () => end(head === '' ? 0 : statusOf(head)));
    void write(socket, attack, port);
  });
}

async function write(socket: ReturnType<typeof connect>, attack: Attack, port: number) {
  const { method, path, headers, body, length, pieces = 1 } = attack;
  const lines = Object.entries({
    Host: `localhost:${port}`,
    Connection: 'close',
    ...headers,
    ...(length === null
      ? {}
      : { 'Content-Length': String(length === true ? body.length : length) }),
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  const size = Math.ceil(body.length / pieces);
  for (let piece = 0; piece < pieces; piece += 1) {
    if (piece > 0) await wait(pieceMs);
    if (socket.destroyed) return;
    socket.write(body.subarray(piece * size, (piece + 1) * size));
  }
  // A client that declared more than it sends disconnects.
  if (length !== true) setTimeout(() => socket.end(), 500);
}

function statusOf(head: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? -1);
}
