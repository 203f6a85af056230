import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body; null when it exceeds the limit, regardless of its declared length. Keeps
 * the request open for a response.
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
