/**
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
