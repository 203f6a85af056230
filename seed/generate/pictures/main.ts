import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listPictures, writeIndex } from './families';
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
  const waiting = pictures.filter((picture) => picture.file.startsWith(values.only ?? ''));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const svg = next.draw().toString();
      const jpeg = await rasterise(svg, next.width, next.height, Number(values.quality ?? 70));
      writeFileSync(path.join(out, next.file), jpeg);
      bytes += jpeg.length;
      drawn += 1;
      if (drawn % 20 === 0) report(drawn, bytes, started);
    }
  };
  await Promise.all([work(), work()]);
  writeFileSync(path.join(out, 'index.json'), writeIndex(pictures));
  report(drawn, bytes, started);
}

function report(drawn: number, bytes: number, started: number): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${drawn} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`);
}

await main();
