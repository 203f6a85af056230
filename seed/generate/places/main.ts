import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPlaces } from './build-places';

/** Writes `seed/places.csv`, the places near the homes of the seed; deterministic. */
const file = fileURLToPath(new URL('../../places.csv', import.meta.url));
writeFileSync(file, buildPlaces());
