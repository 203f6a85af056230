import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export const decompress = promisify(brotliDecompress);

/**
 * Compression effort: a client waits (`waited`), the page is rendered in advance (`ahead`), or the
 * file stays the same for the whole build (`build`).
 */
export type Effort = 'waited' | 'ahead' | 'build';

/** Cost and savings of each: docs/decisions/0020. */
const brotliQuality: Readonly<Record<Effort, number>> = { waited: 5, ahead: 10, build: 11 };

export async function compress(
  body: Buffer,
  encoding: 'gzip' | 'br',
  effort: Effort = 'waited',
): Promise<Buffer> {
  const small =
    encoding === 'gzip'
      ? await gzipAsync(body, { level: effort === 'build' ? 9 : 6 })
      : await brotliAsync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
          },
        });
  return ownMemory(small);
}

/**
 * Copies a slice into memory of its own size: zlib returns one of a 16 KB buffer, and `Buffer.from`
 * one of Node's pool (64 KB in Node 24), which a cached page would keep.
 */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * Returns the size of Brotli's window in bits that covers a body; a larger one only takes memory.
 */
function windowBits(bytes: number): number {
  const whole = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, whole));
}

const negotiated = new Map<string, Encoding>();
const mostRemembered = 200;

/**
 * Returns the best encoding that `Accept-Encoding` allows (RFC 9110, 12.5.3). Results are cached,
 * since browsers send few different values.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = negotiated.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header.slice(0, 500));
  if (negotiated.size < mostRemembered) negotiated.set(header, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : 'identity';
}
