import type { Localized } from './language';
import type { Shot } from './shots';

/** A line of `seed/pictures/index.json`. */
export interface DrawnPicture {
  file: string;
  width: number;
  height: number;
  kind: string;
  tags: string[];
  alt: Localized;
}

/** How well a picture's tags fit what a shot wants. */
export function scoreTags(picture: DrawnPicture, { tags }: Shot): number {
  return picture.tags.reduce((sum, tag) => sum + (tags[tag] ?? 0), 0);
}
