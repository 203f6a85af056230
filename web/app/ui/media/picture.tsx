import type { CSSProperties } from 'react';
import styles from './picture.module.css';

type PictureProps = {
  picture: PictureView;
  /**
   * The `sizes` attribute for its position. On phones use 76vw within the gutters: screens with two
   * dots per pixel then load 600 of `widths` instead of 1360.
   */
  sizes: string;
  /** Loads first and not lazily; only for pictures in the first viewport. */
  eager?: boolean;
  fit?: 'cover' | 'natural';
};

/** A responsive picture in AVIF, WebP and JPEG with known dimensions. */
export function Picture({ picture, sizes, eager = false, fit = 'cover' }: PictureProps) {
  return (
    <picture className={styles[fit]} style={aim(picture.focus)} data-mark={picture.mark}>
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

const horizontal = { left: '15%', right: '85%' } as const;
// At the bottom is the ground.
const vertical = { top: '15%', bottom: '95%' } as const;

/** Returns where a crop is; in the middle by default. */
function aim(focus: string | undefined): CSSProperties | undefined {
  if (!focus) return undefined;
  const find = (places: Readonly<Record<string, string>>) =>
    focus
      .split(' ')
      .map((side) => places[side])
      .find(Boolean) ?? '50%';
  return { '--focus': `${find(horizontal)} ${find(vertical)}` } as CSSProperties;
}

/** A picture ready to draw: resolved addresses, real dimensions, alt text ('' if decorative). */
export type PictureView = {
  /**
   * Modern formats, best first; each srcSet lists the existing widths of 100, 400, 600, 1360 and
   * 2400.
   */
  sources: PictureSource[];
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Area that a crop keeps, e.g. `right top`; defaults to the centre. */
  focus?: string | undefined;
  /** Mark of a picture that is no plain photograph, such as a rendering; `alt` ends in it. */
  mark?: string | undefined;
};

export type PictureSource = { type: 'image/avif' | 'image/webp'; srcSet: string };
