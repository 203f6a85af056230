import { rectAround, type Rect } from '@agency/domain/map/rect';
import type { ShowMessage } from '../map-messages';
import type { Mark } from './cluster-places';

/** In pixels of the map, from its left upper corner. */
export type Pixel = { x: number; y: number };

export type MarkForm = ShowMessage['customMarker'];

const letterWidth = 7.4;

/** What a marker covers of the map (`marker.module.css`). */
export function rectOfMark(mark: Mark, form: MarkForm, { x, y }: Pixel): Rect {
  const [property] = mark.properties;
  if (mark.count > 1 || !property) return rectAround({ x, y }, 20, 20);
  if (form === 'gable') return rectAround({ x, y: y - 18 }, 18, 20);
  return rectAround({ x, y }, (property.label.length * letterWidth) / 2 + 9, 16);
}
