import type { IncomingMessage } from 'node:http';

/**
 * Reads the whole body as text; null as soon as it exceeds `largest` bytes, leaving the rest
 * unread.
 */
export function readBody(request: IncomingMessage, largest: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    if (Number(request.headers['content-length'] ?? 0) > largest) return resolve(null);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > largest) resolve(null);
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}
