import { FeedError } from '../../../feed-error';

export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'iso-8859-15',
] as const;

export type TextEncoding = (typeof textEncodings)[number];

const MARKS: readonly (readonly [encoding: TextEncoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Letters of the four languages outside ASCII; other characters above it are rare in adverts. */
const LETTERS = /[éèêëàâäçùûüôöîïßœÉÈÊÀÇÄÖÜ€²°’]/g;
const SAMPLE = 200_000;
/** 0x80 to 0x9f of windows-1252, which `TextDecoder` of Node 20 decodes as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes a text file in the given encoding, or in the one that its bytes suggest. A byte that
 * the encoding does not have becomes U+FFFD, which readers of cells report. Throws a FeedError
 * for a file that is not text.
 */
export function decodeText(
  bytes: Buffer,
  what: string,
  given?: TextEncoding,
): { text: string; encoding: TextEncoding } {
  const encoding = given ?? guessEncoding(bytes, what);
  const text = decode(bytes, encoding);
  // eslint-disable-next-line no-control-regex
  if (/\u0000/.test(text)) throw new FeedError(`${what} is not a text file`, 'final');
  return { text, encoding };
}

function decode(bytes: Buffer, encoding: TextEncoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes);
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);
}

function guessEncoding(bytes: Buffer, what: string): TextEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const start = bytes.subarray(0, SAMPLE);
  const countZeros = (rest: number): number =>
    start.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [countZeros(0), countZeros(1)];
  if (even + odd > 0) {
    const share = Math.max(even, odd) / (start.length / 2);
    if (share < 0.3 || Math.min(even, odd) > Math.max(even, odd) / 10) {
      throw new FeedError(`${what} is not a text file`, 'final');
    }
    return odd > even ? 'utf-16le' : 'utf-16be';
  }
  if (isMostlyUtf8(bytes)) return 'utf-8';
  const [windows = 0, mac = 0] = (['windows-1252', 'macintosh'] as const).map(
    (encoding) => decode(start, encoding).match(LETTERS)?.length ?? 0,
  );
  return mac > windows ? 'macintosh' : 'windows-1252';
}

/** A file cut inside a character, or with a few broken ones, is still UTF-8. */
function isMostlyUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Counted below.
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  // eslint-disable-next-line no-control-regex
  const whole = text.match(/[^\u0000-\u007f\uFFFD]/g)?.length ?? 0;
  return whole > broken * 5;
}
