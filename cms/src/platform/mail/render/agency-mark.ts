import { readEnvironment } from '../../process/env';
import type { PictureFile } from '../../uploads/describe-picture';
import { markSize, markSource } from './mail-mark';

/** What stands at the head of a mail. */
export interface AgencyMark {
  /** An absolute address on the site, or the attachment with the drawn mark. */
  src: string;
  width: number;
  height: number;
  /** A logo says the agency's name itself; beside the drawn mark the name is written. */
  isName: boolean;
}

const logoHeight = 48;
const logoWidth = 280;
/** What every mail program shows; none of them shows an SVG. */
const shown = /\.(png|jpe?g|gif)$/i;

/** The logo of the site settings, as large as a mail shows it; the drawn mark where there is none. */
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
