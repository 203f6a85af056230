/**
 * A response whose body is bytes that are read at once by `arrayBuffer`: of those that it is given, a
 * `Response` makes a stream, and reads that to its end. It has no `body`, and is read as often as
 * somebody wants.
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
