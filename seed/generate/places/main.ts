import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlaces } from './build-places';

/** Writes `seed/places.csv`: what the homes of the seed are near; the same every time. */
const file = fileURLToPath(new URL('../../places.csv', import.meta.url));
writeFileSync(file, buildPlaces());
