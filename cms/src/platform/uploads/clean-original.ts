import sharp from 'sharp';
import { cleanSvg } from './svg/clean-svg';
import { checkPixels } from './make-variants';

export interface CleanPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Larger pictures are scaled down: no screen shows that many pixels. */
const mostPixelsKept = 100_000_000;
const sideKept = 6000;

/**
 * Returns the picture in its own format, rotated upright, at most 100 megapixels and without
 * EXIF data (place, time, device); SVG sanitized. Null if it can stay as it is. Throws for an
 * SVG that must be refused.
 */
export async function cleanOriginal(input: Buffer | string): Promise<CleanPicture | null> {
  const picture = sharp(input, { ...(await checkPixels(input)), animated: true });
  const { format, exif, xmp, iptc, orientation, width, height, pageHeight } =
    await picture.metadata();
  if (format === 'svg') {
    const data = Buffer.isBuffer(input) ? cleanSvg(input) : null;
    // Uploaded files were sanitized before (check-uploads.ts).
    if (Buffer.isBuffer(input) && !data) throw new Error('This SVG is invalid or loads a resource');
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
