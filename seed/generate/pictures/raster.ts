import sharp from 'sharp';
import { Rng } from './draw/prng';

const tiles = new Map<string, Promise<Buffer>>();

/** Paints an SVG into a JPEG, with the paper's tooth and a trace of grain laid over it. */
export async function rasterise(
  svg: string,
  width: number,
  height: number,
  quality = 80,
): Promise<Buffer> {
  const paper = await paperTile(width, height);
  return sharp(Buffer.from(svg), { unlimited: true, density: 72 })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#f4efe4' })
    .composite([{ input: paper, raw: { width, height, channels: 4 }, blend: 'soft-light' }])
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** Value noise in three octaves plus fine grain, as grey with a low alpha; one per picture size. */
function paperTile(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`;
  const known = tiles.get(key);
  if (known) return known;
  const made = Promise.resolve().then(() => {
    const rng = new Rng(`paper ${key}`);
    const layers = [260, 90, 26].map((cell) => noiseLayer(rng, width, height, cell));
    const bytes = Buffer.alloc(width * height * 4);
    for (let i = 0; i < width * height; i++) {
      const cloud = layers[0]![i]! * 0.5 + layers[1]![i]! * 0.3 + layers[2]![i]! * 0.2;
      const grain = rng.next() - 0.5;
      const grey = Math.max(0, Math.min(255, Math.round(128 + (cloud - 0.5) * 190 + grain * 44)));
      bytes[i * 4] = grey;
      bytes[i * 4 + 1] = grey;
      bytes[i * 4 + 2] = grey - 4;
      bytes[i * 4 + 3] = 72;
    }
    return bytes;
  });
  tiles.set(key, made);
  return made;
}

function noiseLayer(rng: Rng, width: number, height: number, cell: number): Float32Array {
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const grid = Float32Array.from({ length: columns * rows }, () => rng.next());
  const result = new Float32Array(width * height);
  const ease = (t: number) => t * t * (3 - 2 * t);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell);
    const ty = ease(y / cell - row);
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / cell);
      const tx = ease(x / cell - column);
      const at = row * columns + column;
      const top = grid[at]! + (grid[at + 1]! - grid[at]!) * tx;
      const low = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * tx;
      result[y * width + x] = top + (low - top) * ty;
    }
  }
  return result;
}
