import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { findSvgRefusal } from './svg/check-svg';
import { listPictureWidths } from './picture-widths';

/** One file made of a picture. */
export interface PictureVariant {
  width: number;
  height: number;
  /** Called by its width, and the one for sharing by its purpose. */
  name: string;
  format: 'avif' | 'webp' | 'jpg';
  mime: string;
  data: Buffer;
}

/** A picture with the files made of it; the size is that of the original, upright. */
export interface PictureVariants {
  width: number;
  height: number;
  variants: PictureVariant[];
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** What is taken for a picture: whole, and of a size that fits in memory. */
const readable = { limitInputPixels: 100_000_000, failOn: 'error' } as const;
/** A JPEG is made smaller while it is decoded, unless it is a progressive one. */
const readableJpeg = { limitInputPixels: 220_000_000, failOn: 'error' } as const;

/** A picture has more pixels than can be read. */
export class TooManyPixelsError extends Error {
  constructor(
    readonly pixels: number,
    readonly most: number,
  ) {
    super(`The picture has ${pixels} pixels, more than ${most}`);
  }
}

/** How a picture may be opened. Throws TooManyPixelsError, and what sharp throws for what is none. */
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
/** The name of the picture for sharing, and its key in a file's `formats` (SEO-2). */
export const shareKey = 'share';
/** What those who show a shared page ask for (SEO-2). */
const shareSize = { width: 1200, height: 630 };

/**
 * Every width and format of a picture and the one for sharing, from one decode. Throws what sharp
 * throws when the bytes are not a picture. The efforts are measured: see docs/decisions/0006.
 */
export async function makeVariants(
  input: Buffer | string,
  { forBanners = false } = {},
): Promise<PictureVariants> {
  await refuseCostly(input);
  const source = sharp(input, await checkPixels(input)).autoOrient();
  const { autoOrient: original } = await source.metadata();
  const widths = listPictureWidths(original.width, forBanners);
  const working = source
    .toColourspace('srgb')
    .resize({ width: Math.max(...widths), withoutEnlargement: true });
  let pixels = (await working.raw().toBuffer({ resolveWithObject: true })) as Pixels;
  const work = [makeShare(pixels)];
  for (const width of widths.reverse()) {
    if (width < pixels.info.width) pixels = await shrink(pixels, width);
    work.push(...encode(pixels));
  }
  return { ...original, variants: await Promise.all(work) };
}

/**
 * Reads the whole picture, of a film of pictures each, and throws what sharp throws when it cannot.
 * Made small while it is read: statistics of 10,000 × 10,000 pixels take ten times as long.
 */
export async function readWhole(input: Buffer | string): Promise<void> {
  await refuseCostly(input);
  await sharp(input, { ...(await checkPixels(input)), animated: true })
    .resize({ width: 16 })
    .raw()
    .toBuffer();
}

/** Throws for a drawing that would keep a core busy for minutes. */
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

/** The part of a picture that draws the eye, in the shape of a shared page (SEO-2). */
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
