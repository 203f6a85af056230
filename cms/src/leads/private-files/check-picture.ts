import sharp from 'sharp';

/** A picture as it is kept: what it was made of is gone, and with it what a camera wrote into it. */
export interface CheckedPicture {
  ext: 'jpg';
  mime: 'image/jpeg';
  bytes: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'heif'];
/** Nobody's portrait has more; a picture that says it has is there to fill the memory. */
const readable = { limitInputPixels: 50_000_000, failOn: 'error' } as const;
const widest = 2000;

/**
 * The picture of a visitor, made anew from its pixels (FORM-12); null for what is no JPEG, PNG, WebP
 * or AVIF that can be read whole.
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
