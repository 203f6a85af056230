import { readAlt } from './read-alt';
import { shareKey } from './make-variants';

/** The columns of a file in the media library that a picture is described from. */
export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  formats: Record<string, { width?: number }> | null;
}

/** A picture as the site asks for it: its files are `${src}-${width}.${avif|webp|jpg}`. */
export interface SitePicture {
  src: string;
  width: number;
  height: number;
  widths: number[];
  /** A JPEG of 1200 by 630 for those who share the page; null where none was made yet (SEO-2). */
  share: string | null;
  alt: string;
}

/** A file of the media library as a picture; null when it is none. */
export function describePicture(file: PictureFile, language: string): SitePicture | null {
  const { url, width, height, formats } = file;
  const widths = Object.entries(formats ?? {}).flatMap(([key, format]) =>
    key.startsWith('avif') && format.width ? [format.width] : [],
  );
  if (!width || !height || widths.length === 0) return null;
  const src = url.replace(/\.[^./]+$/, '');
  return {
    src,
    width,
    height,
    widths: widths.sort((a, b) => a - b),
    share: formats?.[shareKey] ? `${src}-${shareKey}.jpg` : null,
    alt: readAlt(file.alternativeText, language),
  };
}
