import type { IncomingMessage } from 'node:http';

/** Minimum rate at which a client must send a body: 5 MB take at most 21 minutes. */
const leastBytesPerSecond = 4 * 1024;
const checkMs = 20_000;

/**
 * Closes the connection of a request whose body arrives too slowly. A file may take minutes on a
 * slow line, but a client must not hold a connection with a byte now and then.
 */
export function watchBodyRate(request: IncomingMessage): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (received < (leastBytesPerSecond * checkMs) / 1000) socket.destroy();
  }, checkMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
