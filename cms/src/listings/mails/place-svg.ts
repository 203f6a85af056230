import { drawOutline } from '@agency/domain/map/draw-outline';
import type { Corner, MapBox } from '@agency/domain/map/map-box';
import type { PlaceLabelView } from '@agency/domain/map/place-labels';
import { letterUnits as units, setLine } from '@agency/domain/map/set-line';
import { markPath } from '@agency/domain/mark';
import { mixColors } from '@agency/domain/mix-colors';
import type { MailColors } from '../../platform/mail/render/mail-colors';

/** In units of the drawing, whose width `drawOutline` sets; legible on a phone. */
const letterSize = 30;

interface PlaceDrawing {
  window: MapBox;
  /** The box within which land is drawn. */
  around: MapBox;
  /** The approximate area; empty if the position is exact. */
  area: readonly Corner[];
  labels: readonly PlaceLabelView[];
  colors: MailColors;
}

/** Builds a map as an SVG without fonts: land, names of towns, and the marker or the area. */
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
    // Draws all outlines before all letters, so that no outline covers a neighbouring letter.
    `<g fill="none" stroke="${land}" stroke-linejoin="round" stroke-width="${(4 * units) / letterSize}">${words}</g>`,
    `<g fill="${mixColors(ink, paper, 0.85)}">${words}</g>`,
    area.length === 0 && marker,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${line}"/>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** Draws a name around a point; empty if it contains letters that cannot be drawn. */
function drawName(name: string, x: number, y: number): string {
  const line = setLine(name);
  if (!line) return '';
  const scale = letterSize / units;
  const left = Math.round(x - (line.width * scale) / 2);
  // Letters are about 0.7 of their size high.
  const foot = Math.round(y + letterSize * 0.35);
  return `<g transform="translate(${left} ${foot}) scale(${scale})">${line.letters
    .map(({ at, path }) => `<path transform="translate(${at})" d="${path}"/>`)
    .join('')}</g>`;
}
