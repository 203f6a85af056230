import { drawOutline } from '@agency/domain/map/draw-outline';
import type { Corner, MapBox } from '@agency/domain/map/map-box';
import type { PlaceLabelView } from '@agency/domain/map/place-labels';
import { letterUnits as units, setLine } from '@agency/domain/map/set-line';
import { markPath } from '@agency/domain/mark';
import { mixColors } from '@agency/domain/mix-colors';
import type { MailColors } from '../../platform/mail/render/mail-colors';

/** Of the drawing, whose width `drawOutline` gives; its letters are read on a phone too. */
const letterSize = 30;

interface PlaceDrawing {
  window: MapBox;
  /** Of the land what is in it. */
  around: MapBox;
  /** About where it is; none where the middle is the place. */
  area: readonly Corner[];
  labels: readonly PlaceLabelView[];
  colors: MailColors;
}

/** A map as an SVG that needs no font: the land, the names of towns, and the gable or the area. */
export function buildPlaceSvg({ window, around, area, labels, colors }: PlaceDrawing): string {
  const { paper, ink, accent } = colors;
  const outline = drawOutline(window, [], area, around);
  const { viewBox } = outline;
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const land = mixColors(ink, paper, 0.06);
  const line = mixColors(ink, paper, 0.3);
  const words = labels
    .map(({ name, left, top }) => drawName(name, (left / 100) * width, (top / 100) * height))
    .join('');
  const marker = `<path transform="translate(${width / 2 - 28} ${height / 2 - 63}) scale(1.75)" fill="${accent}" stroke="${paper}" stroke-width="3" paint-order="stroke" d="${markPath}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" viewBox="${viewBox}">`,
    `<rect width="${width}" height="${height}" fill="${mixColors(ink, paper, 0.16)}"/>`,
    `<path d="${outline.land}" fill="${land}" stroke="${line}" stroke-width="2"/>`,
    `<path d="${outline.borders}${outline.region}" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    outline.area &&
      `<path d="${outline.area}" fill="${accent}22" stroke="${accent}" stroke-width="3" stroke-linejoin="round"/>`,
    // All edges below all letters: one would cut into the letter before it.
    `<g fill="none" stroke="${land}" stroke-linejoin="round" stroke-width="${(4 * units) / letterSize}">${words}</g>`,
    `<g fill="${mixColors(ink, paper, 0.85)}">${words}</g>`,
    area.length === 0 && marker,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${line}"/>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** A name around a point; what has letters that are not drawn is left out. */
function drawName(name: string, x: number, y: number): string {
  const line = setLine(name);
  if (!line) return '';
  const scale = letterSize / units;
  const left = Math.round(x - (line.width * scale) / 2);
  // Letters are some seven tenths of their size high.
  const foot = Math.round(y + letterSize * 0.35);
  return `<g transform="translate(${left} ${foot}) scale(${scale})">${line.letters
    .map(({ at, path }) => `<path transform="translate(${at})" d="${path}"/>`)
    .join('')}</g>`;
}
