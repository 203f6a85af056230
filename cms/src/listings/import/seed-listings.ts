import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/process/env';
import { storePicture } from '../../platform/uploads/store-picture';
import { importSnapshot } from './import-snapshot';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { PLACES } from '../nearby/nearby-tables';
import { importNearby } from './nearby/import-nearby';

const seeded = new WeakSet<Core.Strapi>();

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

const EVERY_NIGHT = '0 40 3 * * *';

/**
 * Imports nearby places into a database without any: those of `PLACES_SOURCE`, else the seed's.
 * Problems in an operator's own file are logged and do not stop the start.
 */
export async function seedNearby(strapi: Core.Strapi, env: Environment): Promise<void> {
  const source = env.PLACES_SOURCE ?? (await findSeed(strapi, env));
  if (source === null) return;
  const first: unknown = await strapi.db.connection(PLACES).first('id');
  if (first === undefined) await importAndTell(strapi, source);
}

/** The seed's places are invented, so they only fit its own listings. */
async function findSeed(strapi: Core.Strapi, env: Environment): Promise<string | null> {
  const seed = path.join(env.SEED_DIR, 'places.csv');
  if (!env.SEED_ON_EMPTY || !existsSync(seed)) return null;
  return (await strapi.db.query('api::listing.listing').count()) === 0 ? seed : null;
}

/** Schedules a nightly import from `PLACES_SOURCE`, if it is set. */
export function scheduleNearby(strapi: Core.Strapi, { PLACES_SOURCE: source }: Environment): void {
  if (source === undefined) return;
  scheduleJob(strapi, {
    name: 'importNearby',
    rule: EVERY_NIGHT,
    title: 'Import of places nearby',
    run: () => importAndTell(strapi, source),
  });
}

async function importAndTell(strapi: Core.Strapi, source: string): Promise<void> {
  const report = await importNearby(strapi, { source });
  const { outcome, added, updated, withdrawn, message } = report;
  strapi.log.info(
    `Import of places nearby from ${report.source}: ${outcome}, ${added} added, ${updated} updated, ` +
      `${withdrawn} withdrawn${message ? ` (${message})` : ''}`,
  );
}
