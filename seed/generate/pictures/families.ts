import { facadePictures } from './facade/facade-pictures';
import type { Picture } from './picture';
import { interiorPictures } from './room/interior-pictures';
import { stillPictures } from './still/still-pictures';

/** Every picture of the seed, in the order of the index. */
export function listPictures(): Picture[] {
  return [...facadePictures(), ...interiorPictures(), ...stillPictures()];
}
