import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/process/env';
import { isContentEmpty, seedContent } from './seed-content';
import { seedMedia } from './seed-media';
import { seedPictures } from './seed-pictures';

/**
 * Fills a database without editorial content from the seed folder: pictures and films first, then pages and
 * what belongs to them (DATA-2). Does nothing when content is there or seeding is switched off.
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
