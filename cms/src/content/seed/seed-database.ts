import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/process/env';
import { isContentEmpty, seedContent } from './seed-content';
import { readdir, readFile } from 'node:fs/promises';
import { writeAlt } from '@agency/domain/alt-text';
import { storePicture, storeFilm } from '../../platform/uploads/store-picture';
import os from 'node:os';

/**
 * Fills a database without editorial content from the seed folder: pictures and videos, then
 * pages and the rest. Does nothing if content exists or seeding is disabled.
 */
export async function seedDatabase(strapi: Core.Strapi, env: Environment): Promise<void> {
  if (!env.SEED_ON_EMPTY || !(await isContentEmpty(strapi))) return;
  if (!existsSync(env.SEED_DIR)) {
    throw new Error(
      `SEED_DIR: there is no folder ${env.SEED_DIR}; set SEED_ON_EMPTY=false to start empty.`,
    );
  }
  const started = Date.now();
  const pictures = await seedPictures(strapi, path.join(env.SEED_DIR, 'pictures'));
  const media = await seedMedia(strapi, path.join(env.SEED_DIR, 'media'));
  const files = new Map([...pictures, ...media]);
  const documents = await seedContent(strapi, path.join(env.SEED_DIR, 'content'), files);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  strapi.log.info(`Seeded ${pictures.size} pictures and ${documents} documents in ${seconds} s`);
}

/**
 * Stores the videos and drawings of `folder`, if any, and returns their file ids. Their
 * descriptions are in index.json.
 */
async function seedMedia(strapi: Core.Strapi, folder: string): Promise<Map<string, number>> {
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

interface IndexedPicture {
  file: string;
  alt: Record<string, string>;
  /** Focal point in percent, unless it is the centre. */
  focus?: { x: number; y: number };
}

/**
 * Stores the pictures of `folder`/index.json in parallel and returns their file ids. Existing
 * pictures are only looked up.
 */
async function seedPictures(strapi: Core.Strapi, folder: string): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  const index = path.join(folder, 'index.json');
  if (!existsSync(index)) return stored;
  const waiting = (JSON.parse(await readFile(index, 'utf8')) as IndexedPicture[]).reverse();
  const total = waiting.length;
  const work = async (): Promise<void> => {
    for (let picture = waiting.pop(); picture; picture = waiting.pop()) {
      const { file, alt, focus } = picture;
      const id = await storePicture(strapi, {
        bytes: await readFile(path.join(folder, file)),
        name: file,
        alt: writeAlt(alt),
        ...(focus && { focalPoint: focus }),
        isEditorial: true,
      });
      stored.set(file, id);
      if (stored.size % 50 === 0) strapi.log.info(`Pictures: ${stored.size} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return stored;
}
