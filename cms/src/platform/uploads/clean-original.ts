import sharp from 'sharp';
import { readable } from './make-variants';

/** An original without what a camera wrote into it. */
export interface CleanPicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * The picture upright and without its camera's notes (place, time, device), in its own format; null
 * when there are none and it can stay as it is.
 */
export async function cleanOriginal(input: Buffer | string): Promise<CleanPicture | null> {
  const picture = sharp(input, { ...readable, animated: true });
  const { format, exif, xmp, iptc, orientation } = await picture.metadata();
  if (format === 'svg' || !(exif || xmp || iptc || (orientation ?? 1) > 1)) return null;
  const upright = picture.autoOrient();
  const { data, info } = await (format === 'jpeg' ? upright.jpeg({ quality: 90 }) : upright)
    .keepIccProfile()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}
