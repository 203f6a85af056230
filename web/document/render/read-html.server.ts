import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * The whole document that React streams. React 18.3.1 sends NUL bytes where a letter of several
 * bytes does not fit into its buffer of 2048 (its `writeStringChunk` sends the buffer whole): HTML
 * knows no NUL, and JSON for an island that holds one cannot be read.
 */
export async function readHtml(body: Readable): Promise<string> {
  return (await text(body)).replaceAll('\0', '');
}
