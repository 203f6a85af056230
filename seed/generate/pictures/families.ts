import { facadePictures } from './facade/facade-pictures';
import { projectPictures } from './facade/project-pictures';
import type { Picture } from './picture';
import { interiorPictures } from './room/interior-pictures';
import { stillPictures } from './still/still-pictures';

/** Every picture of the seed, in the order of the index. */
export function listPictures(): Picture[] {
  return [...facadePictures(), ...interiorPictures(), ...stillPictures(), ...projectPictures()];
}

/** The index file: every picture's entry, without its drawing. */
export function writeIndex(pictures: readonly Picture[]): string {
  const entries = pictures.map(({ file, width, height, kind, tags, alt }) => ({
    file,
    width,
    height,
    kind,
    tags,
    alt,
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
