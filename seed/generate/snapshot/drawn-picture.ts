import type { Localized } from './language';
import type { Shot } from './shots';

/** An entry of `seed/pictures/index.json`. */
export interface DrawnPicture {
  file: string;
  width: number;
  height: number;
  kind: string;
  tags: string[];
  alt: Localized;
}

export function scoreTags(picture: DrawnPicture, { tags }: Shot): number {
  return picture.tags.reduce((sum, tag) => sum + (tags[tag] ?? 0), 0);
}
