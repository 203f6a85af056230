import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const seed = join(__dirname, '../../seed');

/**
 * Copies the seed with small identical pictures, except banners, so that pages can be tested
 * without three thousand variants. Returns the folder.
 */
export async function buildLeanSeed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lean-seed-'));
  for (const part of ['content', 'media', 'snapshot', 'places.csv']) {
    cpSync(join(seed, part), join(folder, part), { recursive: true });
  }
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const drawn = await draw(120);
  for (const [index, name] of readdirSync(join(seed, 'pictures')).entries()) {
    const to = join(pictures, name);
    if (!name.endsWith('.jpg')) cpSync(join(seed, 'pictures', name), to, { recursive: true });
    // Identical pictures in a gallery would become one.
    else writeFileSync(to, name.startsWith('hero-') ? await draw(121 + index) : drawn);
  }
  return folder;
}

function draw(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 80, channels: 3, background: '#9a3b26' } })
    .jpeg()
    .toBuffer();
}
