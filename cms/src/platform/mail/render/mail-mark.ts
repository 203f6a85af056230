import sharp from 'sharp';
import { measureContrast } from '@agency/domain/contrast';
import { buildMarkSvg } from '@agency/domain/mark';
import type { MailColors } from './mail-colors';
import type { MailAttachment } from '../outgoing-mail';

const id = 'mark@mail';

export const markSource = `cid:${id}`;
/** Width and height in pixels. */
export const markSize = 36;

/** WCAG 2.2, 1.4.11, for non-text content. */
const visibleContrast = 3;
const drawn = new Map<string, Promise<Buffer>>();

/**
 * Draws the built-in mark as an attachment: the gable on a square in the accent colour, visible
 * on light and dark backgrounds, at double density.
 */
export async function drawMark(colors: MailColors): Promise<MailAttachment> {
  const svg = writeMark(colors);
  const known = drawn.get(svg) ?? draw(svg);
  // Limits the cache while colours are being chosen; one agency needs few.
  if (drawn.size > 20) drawn.clear();
  drawn.set(svg, known);
  return { filename: 'mark.png', contentType: 'image/png', content: await known, cid: id };
}

export function writeMark({ accent, onAccent, paper }: MailColors): string {
  const gable = (measureContrast(paper, accent) ?? 0) >= visibleContrast ? paper : onAccent;
  return buildMarkSvg(accent, gable);
}

function draw(svg: string): Promise<Buffer> {
  const size = markSize * 2;
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}
