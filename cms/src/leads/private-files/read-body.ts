import type { IncomingMessage } from 'node:http';

/**
 * The body of a request; null as soon as it is longer than so many bytes, whatever it said. The
 * request stays open, so that it can be answered.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
