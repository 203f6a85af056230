import sharp from 'sharp';
import { measureContrast } from '@agency/domain/contrast';
import { buildMarkSvg } from '@agency/domain/mark';
import type { MailColors } from './mail-colors';
import type { MailAttachment } from '../outgoing-mail';

const id = 'mark@mail';

/** What a mail asks for to show the drawn mark. */
export const markSource = `cid:${id}`;
/** As wide and high as it is shown. */
export const markSize = 36;

/** WCAG 2.2, 1.4.11, for what is no text. */
const visibleContrast = 3;
const drawn = new Map<string, Promise<Buffer>>();

/**
 * The built-in mark as a picture that goes along with a mail: the gable on a square of the agency's
 * accent, which can be told from a light and a dark ground alike; for screens of twice the density.
 */
export async function drawMark(colors: MailColors): Promise<MailAttachment> {
  const svg = writeMark(colors);
  const known = drawn.get(svg) ?? draw(svg);
  // Of one agency there are few; of a colour that is being chosen there may be many.
  if (drawn.size > 20) drawn.clear();
  drawn.set(svg, known);
  return { filename: 'mark.png', contentType: 'image/png', content: await known, cid: id };
}

/** The same as an SVG, for browsers. */
export function writeMark({ accent, onAccent, paper }: MailColors): string {
  const gable = (measureContrast(paper, accent) ?? 0) >= visibleContrast ? paper : onAccent;
  return buildMarkSvg(accent, gable);
}

function draw(svg: string): Promise<Buffer> {
  const size = markSize * 2;
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}
