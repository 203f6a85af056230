import { readEnvironment } from '../../process/env';
import type { PictureFile } from '../../uploads/describe-picture';
import { markSize, markSource } from './mail-mark';

export interface AgencyMark {
  /** An absolute URL, or the attachment with the drawn mark. */
  src: string;
  width: number;
  height: number;
  /** True for a logo, which contains the name; next to the drawn mark the name is written. */
  isName: boolean;
}

const logoHeight = 48;
const logoWidth = 280;
/** Formats that all mail programs display; SVG is not one. */
const shown = /\.(png|jpe?g|gif)$/i;

/** Returns the logo at display size, or the drawn mark if none exists. */
export function findMark(logo: PictureFile | null): AgencyMark | null {
  if (!logo) return { src: markSource, width: markSize, height: markSize, isName: false };
  const { url, width, height } = logo;
  if (!width || !height || !shown.test(url)) return null;
  const scale = Math.min(logoHeight / height, logoWidth / width);
  return {
    src: new URL(url, readEnvironment().SITE_URL).href,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    isName: true,
  };
}
