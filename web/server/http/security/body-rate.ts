import type { IncomingMessage } from 'node:http';

/** What a client has to send of a body per second: 5 MB take 21 minutes at most. */
const leastBytesPerSecond = 4 * 1024;
const checkMs = 20_000;

/**
 * Ends the connection of a request whose body comes too slowly: a file may take minutes on a poor
 * line, and nobody may hold a connection with a byte now and then.
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
