import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers'; /**
 * A response with bytes that `arrayBuffer` returns directly; a plain `Response` would turn them
 * into a stream and read it. It has no `body` and can be read repeatedly.
 */
export class WholeResponse extends Response {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    const isAll = byteLength === buffer.byteLength;
    return Promise.resolve(isAll ? buffer : buffer.slice(byteOffset, byteOffset + byteLength));
  }

  override text(): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(this.#bytes));
  }
}

/**
 * Reads the whole document that React streams. React 18.3.1 sends NUL bytes where a multi-byte
 * letter does not fit into its buffer of 2048 (`writeStringChunk` sends the whole buffer). HTML
 * does not allow NUL, and JSON with it cannot be parsed.
 */
export async function readHtml(body: Readable): Promise<string> {
  return (await text(body)).replaceAll('\0', '');
}
