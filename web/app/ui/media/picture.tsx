import styles from './picture.module.css';

type PictureProps = {
  picture: PictureView;
  /**
   * The `sizes` of the place it stands in, so that the browser takes the right width. Within the
   * gutters of a phone it says 76vw: screens of two dots a pixel then take 600 of `widths`, not 1360.
   */
  sizes: string;
  /** Only for what is on screen at once: loads first and not lazily. */
  eager?: boolean;
  /** Fills and crops to the box around it, or keeps its own shape. */
  fit?: 'cover' | 'natural';
};

/** SHELL-4: a responsive picture in AVIF, WebP and JPEG whose dimensions are known beforehand. */
export function Picture({ picture, sizes, eager = false, fit = 'cover' }: PictureProps) {
  return (
    <picture className={styles[fit]} data-focus={picture.focus}>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={picture.src}
        srcSet={picture.srcSet || undefined}
        sizes={picture.srcSet ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchpriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}

/** One picture ready to draw (SHELL-4): finished addresses, true dimensions, alt text ('' = decoration). */
export type PictureView = {
  /** The modern formats, best first; each srcSet lists the widths 100, 400, 600, 1360 and 2400 that exist. */
  sources: PictureSource[];
  /** JPEG fallback. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** What a crop keeps, e.g. `right top`; the middle without it. */
  focus?: string | undefined;
};

export type PictureSource = { type: 'image/avif' | 'image/webp'; srcSet: string };
