import sharp from 'sharp';
import { cleanSvg } from './svg/clean-svg';
import { checkPixels } from './make-variants';

/** An original as it is kept. */
export interface CleanPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Pictures of more pixels are kept smaller: no screen shows as many. */
const mostPixelsKept = 100_000_000;
/** Of the longer side of those. */
const sideKept = 6000;

/**
 * The picture upright, of at most 100 million pixels and without its camera's notes (place, time,
 * device), in its own format; a drawing without what is no drawing. Null when it can stay as it is.
 * Throws for a drawing that must be refused.
 */
export async function cleanOriginal(input: Buffer | string): Promise<CleanPicture | null> {
  const picture = sharp(input, { ...(await checkPixels(input)), animated: true });
  const { format, exif, xmp, iptc, orientation, width, height, pageHeight } =
    await picture.metadata();
  if (format === 'svg') {
    const data = Buffer.isBuffer(input) ? cleanSvg(input) : null;
    // Of a file that editors send it was done before (check-uploads.ts).
    if (Buffer.isBuffer(input) && !data) throw new Error('This SVG loads something or is broken');
    return data && { data, width, height };
  }
  const isLarge = width * (pageHeight ?? height) > mostPixelsKept;
  if (!isLarge && !(exif || xmp || iptc || (orientation ?? 1) > 1)) return null;
  const upright = picture.autoOrient();
  if (isLarge) upright.resize({ width: sideKept, height: sideKept, fit: 'inside' });
  const { data, info } = await (format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright)
    .keepIccProfile()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}
