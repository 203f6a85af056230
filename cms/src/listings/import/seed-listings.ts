import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/process/env';
import { storePicture } from '../../platform/uploads/store-picture';
import { importSnapshot } from './import-snapshot';

const seeded = new WeakSet<Core.Strapi>();

/** Reports whether this start imported the seed's listings. */
export const wereListingsSeeded = (strapi: Core.Strapi): boolean => seeded.has(strapi);

/** Imports the seed's snapshot into a database without listings. */
export async function seedListings(strapi: Core.Strapi, env: Environment): Promise<void> {
  const source = path.join(env.SEED_DIR, 'snapshot');
  if (!env.SEED_ON_EMPTY || !existsSync(path.join(source, 'manifest.json'))) return;
  if ((await strapi.db.query('api::listing.listing').count()) > 0) return;
  const report = await importSnapshot(strapi, {
    source,
    pictures: path.join(env.SEED_DIR, 'pictures'),
    storePicture: (picture) => storePicture(strapi, picture),
  });
  if (report.outcome !== 'done') throw new Error(`The seed's listings: ${report.message}`);
  const problems = report.problemCount > 0 ? `, ${report.problemCount} problems` : '';
  strapi.log.info(`Seeded ${report.added} listings in ${report.seconds.toFixed(1)} s${problems}`);
  seeded.add(strapi);
}
