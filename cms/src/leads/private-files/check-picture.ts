import sharp from 'sharp';

/** A re-encoded picture, without the original and its EXIF data. */
export interface CheckedPicture {
  ext: 'jpg';
  mime: 'image/jpeg';
  bytes: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'heif'];
/** Portraits are smaller; larger dimensions are an attack on memory. */
const readable = { limitInputPixels: 50_000_000, failOn: 'error' } as const;
const widest = 2000;

/**
 * Re-encodes a visitor's picture from its pixels; null if it is not a readable JPEG, PNG, WebP
 * or AVIF.
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture | null> {
  try {
    const source = sharp(bytes, readable);
    const { format, compression } = await source.metadata();
    if (!formats.includes(format) || (format === 'heif' && compression !== 'av1')) return null;
    const made = await source
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer();
    return { ext: 'jpg', mime: 'image/jpeg', bytes: made };
  } catch {
    return null;
  }
}
