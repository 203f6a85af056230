import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const seed = fileURLToPath(new URL('../../../seed/', import.meta.url));

/**
 * The seed as it is, but every picture is the same small one: what a page says can be tested
 * without making three thousand variants first. Returns the folder.
 */
export async function buildLeanSeed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lean-seed-'));
  for (const part of ['content', 'media', 'snapshot']) {
    cpSync(join(seed, part), join(folder, part), { recursive: true });
  }
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  const drawn = await sharp({
    create: { width: 120, height: 80, channels: 3, background: '#9a3b26' },
  })
    .jpeg()
    .toBuffer();
  for (const name of readdirSync(join(seed, 'pictures'))) {
    if (name.endsWith('.jpg')) writeFileSync(join(pictures, name), drawn);
    else cpSync(join(seed, 'pictures', name), join(pictures, name), { recursive: true });
  }
  return folder;
}
