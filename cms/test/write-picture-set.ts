import { writePictureSet } from './picture-set';

/** `npm run picture-set -w cms`: writes the picture set and prints its folder, for a feed. */
void writePictureSet().then((folder) => process.stdout.write(`${folder}\n`));
