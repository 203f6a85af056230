import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listPictures } from './families';
import { rasterise } from './raster';

/**
 * Draws the seed's pictures into seed/pictures and writes their index.
 * `--only <prefix>` redraws some; `--out <folder>` and `--quality <1-100>` serve trials.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, out: { type: 'string' }, quality: { type: 'string' } },
  });
  const out = values.out ?? path.resolve(import.meta.dirname, '../../pictures');
  mkdirSync(out, { recursive: true });
  const pictures = listPictures();
  const started = Date.now();
  let bytes = 0;
  let drawn = 0;
  for (const { draw, ...entry } of pictures) {
    if (values.only && !entry.file.startsWith(values.only)) continue;
    const jpeg = await rasterise(draw().toString(), entry.width, entry.height, Number(values.quality ?? 78));
    writeFileSync(path.join(out, entry.file), jpeg);
    bytes += jpeg.length;
    drawn += 1;
    if (drawn % 20 === 0) process.stdout.write(`${drawn} pictures, ${Math.round((Date.now() - started) / 1000)} s\n`);
  }
  const index = pictures.map(({ draw: _, ...entry }) => entry);
  writeFileSync(path.join(out, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  process.stdout.write(`${drawn} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${Math.round((Date.now() - started) / 1000)} s\n`);
}

await main();
