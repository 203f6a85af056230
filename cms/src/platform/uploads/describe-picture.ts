import { readAlt } from '@agency/domain/alt-text';
import { isMarkedOrigin, markName, nameOrigin } from '@agency/domain/picture-origins';
import { shareKey } from './make-variants';

export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  formats: Record<string, { width?: number }> | null;
  /** Focal point of the media library, in percent from left and top. */
  focalPoint?: { x: number; y: number } | null;
  /** Origin according to staff; null if they do not say. */
  origin?: string | null;
}

/**
 * A picture in the site's format: its files are `${src}-${width}.${avif|webp|jpg}`. If `widths`
 * is empty, only the original exists, at `src`.
 */
export interface SitePicture {
  src: string;
  width: number;
  height: number;
  widths: number[];
  /** JPEG of 1200 × 630 for social media; null until it is made. */
  share: string | null;
  alt: string;
  /** Names its origin if it is no plain photograph; `alt` ends in it. */
  mark?: string | undefined;
  /** Position of the focal point, such as `right top`; missing for the centre. */
  focus?: string | undefined;
}

const shown = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Reports whether browsers can show a file with that name, SVG excluded. */
export function isShownByBrowsers(name: string): boolean {
  return shown.test(name);
}

/** Converts a media library file to a picture; null if it is not one. */
export function describePicture(file: PictureFile, language: string): SitePicture | null {
  const { url, width, height, formats } = file;
  const widths = Object.entries(formats ?? {}).flatMap(([key, format]) =>
    key.startsWith('avif') && format.width ? [format.width] : [],
  );
  const hasVariants = widths.length > 0;
  if (!width || !height || !(hasVariants || isShownByBrowsers(url))) return null;
  const mark = isMarkedOrigin(file.origin) ? nameOrigin(file.origin, language) : undefined;
  const alt = readAlt(file.alternativeText, language);
  const stem = url.replace(/\.[^./]+$/, '');
  return {
    src: hasVariants ? stem : url,
    width,
    height,
    widths: widths.sort((a, b) => a - b),
    share: formats?.[shareKey] ? `${stem}-${shareKey}.jpg` : null,
    alt: mark ? markName(alt, mark) : alt,
    mark,
    focus: findFocus(file.focalPoint),
  };
}

function findFocus(point: PictureFile['focalPoint']): string | undefined {
  if (!point) return undefined;
  const side = point.x < 34 ? 'left' : point.x > 66 ? 'right' : '';
  const edge = point.y < 34 ? 'top' : point.y > 66 ? 'bottom' : '';
  return `${side} ${edge}`.trim() || undefined;
}
