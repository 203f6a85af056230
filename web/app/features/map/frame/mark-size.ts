import { rectAround, type Rect } from '@agency/domain/map/rect';
import type { ShowMessage } from '../map-messages';
import type { Mark } from './cluster-places';

/** In pixels of the map, from its left upper corner. */
export type Pixel = { x: number; y: number };

export type MarkForm = ShowMessage['customMarker'];

const letterWidth = 7.4;

/** How wide the disc of so many is, in pixels (`marker.module.css`). */
const discs = { few: 36, some: 44, many: 50 };
export type DiscSize = keyof typeof discs;

export function sizeOfDisc(count: number): DiscSize {
  if (count < 5) return 'few';
  return count < 15 ? 'some' : 'many';
}

/** What a marker covers of the map (`marker.module.css`). */
export function rectOfMark(mark: Mark, form: MarkForm, { x, y }: Pixel): Rect {
  const [property] = mark.properties;
  if (mark.count > 1 || !property) {
    const half = discs[sizeOfDisc(mark.count)] / 2 + 2;
    return rectAround({ x, y }, half, half);
  }
  if (form === 'gable') return rectAround({ x, y: y - 18 }, 18, 20);
  return rectAround({ x, y }, (property.label.length * letterWidth) / 2 + 9, 16);
}
