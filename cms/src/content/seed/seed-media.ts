import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { writeAlt } from '@agency/domain/alt-text';
import { storeFilm } from '../../platform/uploads/store-film';
import { storePicture } from '../../platform/uploads/store-picture';

/**
 * Stores the films and drawings of `folder`, if any, and returns which file each became. What drawings
 * show is written in its index.json.
 */
export async function seedMedia(strapi: Core.Strapi, folder: string): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  const names = existsSync(folder) ? await readdir(folder) : [];
  const index = path.join(folder, 'index.json');
  const described = existsSync(index)
    ? (JSON.parse(await readFile(index, 'utf8')) as { file: string; alt: Record<string, string> }[])
    : [];
  for (const name of names.filter((file) => /\.(mp4|webm|svg)$/.test(file)).sort()) {
    const bytes = await readFile(path.join(folder, name));
    const store = name.endsWith('.svg') ? storePicture : storeFilm;
    const alt = writeAlt(described.find(({ file }) => file === name)?.alt ?? {});
    stored.set(name, await store(strapi, { bytes, name, alt: alt || undefined }));
  }
  return stored;
}
