import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads the whole document that React streams. React 18.3.1 sends NUL bytes where a multi-byte
 * letter does not fit into its buffer of 2048 (`writeStringChunk` sends the whole buffer). HTML
 * does not allow NUL, and JSON with it cannot be parsed.
 */
export async function readHtml(body: Readable): Promise<string> {
  return (await text(body)).replaceAll('\0', '');
}
