import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { writeAlt } from '@agency/domain/alt-text';
import { storePicture } from '../../platform/uploads/store-picture';

interface IndexedPicture {
  file: string;
  alt: Record<string, string>;
  /** The focal point in percent, where it is not the middle. */
  focus?: { x: number; y: number };
}

/**
 * Stores the pictures of `folder`/index.json, some at a time, and returns which file each became.
 * Pictures that are there already cost a look.
 */
export async function seedPictures(
  strapi: Core.Strapi,
  folder: string,
): Promise<Map<string, number>> {
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
        forBanners: true,
      });
      stored.set(file, id);
      if (stored.size % 50 === 0) strapi.log.info(`Pictures: ${stored.size} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return stored;
}
