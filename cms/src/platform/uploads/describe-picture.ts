import { readAlt } from '@agency/domain/alt-text';
import { shareKey } from './make-variants';

/** The columns of a file in the media library that a picture is described from. */
export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  formats: Record<string, { width?: number }> | null;
  /** What matters in it, in percent from its left and top: the focal point of the media library. */
  focalPoint?: { x: number; y: number } | null;
}

/**
 * A picture as the site asks for it: its files are `${src}-${width}.${avif|webp|jpg}`. While `widths`
 * is empty there is only the original, whose whole address is `src`.
 */
export interface SitePicture {
  src: string;
  width: number;
  height: number;
  widths: number[];
  /** A JPEG of 1200 by 630 for those who share the page; null where none was made yet (SEO-2). */
  share: string | null;
  alt: string;
  /** The side and the edge that what matters is near, e.g. `right top`; none for the middle. */
  focus?: string | undefined;
}

const shown = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Whether browsers show a file of that name as it is, a drawing aside. */
export function isShownByBrowsers(name: string): boolean {
  return shown.test(name);
}

/** A file of the media library as a picture; null when it is none. */
export function describePicture(file: PictureFile, language: string): SitePicture | null {
  const { url, width, height, formats } = file;
  const widths = Object.entries(formats ?? {}).flatMap(([key, format]) =>
    key.startsWith('avif') && format.width ? [format.width] : [],
  );
  const hasVariants = widths.length > 0;
  if (!width || !height || !(hasVariants || isShownByBrowsers(url))) return null;
  const stem = url.replace(/\.[^./]+$/, '');
  return {
    src: hasVariants ? stem : url,
    width,
    height,
    widths: widths.sort((a, b) => a - b),
    share: formats?.[shareKey] ? `${stem}-${shareKey}.jpg` : null,
    alt: readAlt(file.alternativeText, language),
    focus: findFocus(file.focalPoint),
  };
}

function findFocus(point: PictureFile['focalPoint']): string | undefined {
  if (!point) return undefined;
  const side = point.x < 34 ? 'left' : point.x > 66 ? 'right' : '';
  const edge = point.y < 34 ? 'top' : point.y > 66 ? 'bottom' : '';
  return `${side} ${edge}`.trim() || undefined;
}
