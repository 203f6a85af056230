import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { findSvgRefusal } from './svg/check-svg';

export interface PictureVariant {
  width: number;
  height: number;
  /** The width, or `share` for the social image. */
  name: string;
  format: 'avif' | 'webp' | 'jpg';
  mime: string;
  data: Buffer;
}

export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture with its variants; the size is that of the upright original. */
export interface PictureVariants {
  width: number;
  height: number;
  variants: PictureVariant[];
  /** The guessed focal point, in percent from left and top; null for the centre. */
  focus: FocalPoint | null;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Accepted pictures: complete, and small enough for memory. */
const readable = { limitInputPixels: 100_000_000, failOn: 'error' } as const;
/** A JPEG is scaled down while decoding, unless it is progressive. */
export const mostJpegPixels = 220_000_000;
const readableJpeg = { limitInputPixels: mostJpegPixels, failOn: 'error' } as const;

/** Thrown when a picture has too many pixels to decode. */
export class TooManyPixelsError extends Error {
  constructor(
    readonly pixels: number,
    readonly most: number,
  ) {
    super(`The picture has ${pixels} pixels, more than ${most}`);
  }
}

/**
 * Returns the options to open a picture. Throws TooManyPixelsError, or sharp's error for other
 * files.
 */
export async function checkPixels(
  input: Buffer | string,
): Promise<typeof readable | typeof readableJpeg> {
  const header = sharp(input, { limitInputPixels: false, failOn: 'error' });
  const { format, isProgressive, width, height } = await header.metadata();
  const options = format === 'jpeg' && !isProgressive ? readableJpeg : readable;
  const most = options.limitInputPixels;
  if (width * height > most) throw new TooManyPixelsError(width * height, most);
  return options;
}
/** Name of the social image and its key in a file's `formats`. */
export const shareKey = 'share';
/** Size that social networks request. */
const shareSize = { width: 1200, height: 630 };

/**
 * Makes all widths and formats of a picture and its social image from one decode. Throws sharp's
 * error if the bytes are not a picture. The effort settings were measured: docs/decisions/0006.
 */
export async function makeVariants(input: Buffer | string): Promise<PictureVariants> {
  await refuseCostly(input);
  const source = sharp(input, await checkPixels(input)).autoOrient();
  const { autoOrient: original } = await source.metadata();
  const widths = listPictureWidths(original.width);
  const working = source
    .toColourspace('srgb')
    .resize({ width: Math.max(...widths), withoutEnlargement: true });
  let pixels = (await working.raw().toBuffer({ resolveWithObject: true })) as Pixels;
  const work = [makeShare(pixels)];
  let focus: FocalPoint | null = null;
  for (const width of widths.reverse()) {
    if (width < pixels.info.width) pixels = await shrink(pixels, width);
    if (width <= 400) focus ??= await guessFocus(pixels);
    work.push(...encode(pixels));
  }
  return { ...original, variants: await Promise.all(work), focus };
}

/**
 * Guesses along the long side of a picture where its subject is: the centre of the square that
 * sharp's attention strategy keeps. Along the short side the layout's own default is better.
 * Returns null for a picture that is nearly a square.
 */
async function guessFocus(pixels: Pixels): Promise<FocalPoint | null> {
  const { width, height } = pixels.info;
  const side = Math.min(width, height);
  if (Math.max(width, height) < side * 1.2) return null;
  const { info } = await open(pixels)
    .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = (offset = 0, length: number): number =>
    Math.round(((side / 2 - offset) / length) * 100);
  return { x: share(info.cropOffsetLeft, width), y: share(info.cropOffsetTop, height) };
}

/**
 * Decodes a picture with all of its frames. Throws sharp's error if that fails. Scales it down
 * while reading: statistics of 10,000 × 10,000 pixels take ten times as long.
 */
export async function readWhole(input: Buffer | string): Promise<void> {
  await refuseCostly(input);
  await sharp(input, { ...(await checkPixels(input)), animated: true })
    .resize({ width: 16 })
    .raw()
    .toBuffer();
}

/** Throws for an SVG that would take minutes of CPU time. */
async function refuseCostly(input: Buffer | string): Promise<void> {
  const { format } = await sharp(input, await checkPixels(input)).metadata();
  if (format !== 'svg') return;
  const refusal = findSvgRefusal(Buffer.isBuffer(input) ? input : await readFile(input));
  if (refusal) throw new Error(`This SVG cannot be drawn: ${refusal}`);
}

async function shrink(pixels: Pixels, width: number): Promise<Pixels> {
  const smaller = open(pixels).resize({ width }).raw();
  return (await smaller.toBuffer({ resolveWithObject: true })) as Pixels;
}

export async function makeShare(picture: Pixels | Buffer): Promise<PictureVariant> {
  const source = Buffer.isBuffer(picture)
    ? sharp(picture, await checkPixels(picture)).autoOrient()
    : open(picture);
  const data = await source
    .resize({ ...shareSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { ...shareSize, name: shareKey, format: 'jpg', mime: 'image/jpeg', data };
}

function encode(pixels: Pixels): Promise<PictureVariant>[] {
  const { width, height } = pixels.info;
  const avif = open(pixels).avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' });
  const webp = open(pixels).webp({ quality: 78, effort: 1 });
  const jpg = open(pixels).flatten({ background: '#ffffff' }).jpeg({ quality: 80 });
  const variant = async (
    image: Sharp,
    format: PictureVariant['format'],
    mime: string,
  ): Promise<PictureVariant> => {
    return { width, height, name: String(width), format, mime, data: await image.toBuffer() };
  };
  return [
    variant(avif, 'avif', 'image/avif'),
    variant(webp, 'webp', 'image/webp'),
    variant(jpg, 'jpg', 'image/jpeg'),
  ];
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info });
}

const contractWidths = [100, 400, 600, 1360];
/** For covers and banners on wide or high-density screens, where 1360 pixels look soft. */
const wideWidths = [2000, 2560];

/**
 * Returns the variant widths in pixels: those up to the original's, plus the original's own if
 * it is smaller than 1360.
 */
export function listPictureWidths(originalWidth: number): number[] {
  const widths = [...contractWidths, ...wideWidths].filter((width) => width <= originalWidth);
  const largest = contractWidths[contractWidths.length - 1] ?? 0;
  const needsOwn = originalWidth < largest && !widths.includes(originalWidth);
  return needsOwn ? [...widths, originalWidth] : widths;
}
