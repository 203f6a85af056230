import type { Core } from '@strapi/strapi';
import { alerts } from './alerts/module';
import { content } from './content/module';
import { feeds } from './feeds/module';
import { leads } from './leads/module';
import { listings } from './listings/module';
import { owners } from './owners/module';
import { platform } from './platform/modules';
import { readEnvironment } from './platform/process/env';
import { isSeeding } from './platform/process/seeding';
import { privacy } from './privacy/module';

interface Context {
  strapi: Core.Strapi;
}

/**
 * A write passes the middlewares of the Document Service in the order in which modules register them:
 * what opens a transaction around others, or reads what they made, comes first.
 */
const modules = [
  // Rights, tables of jobs and the notices that a write of any other module is in.
  ...platform,
  // Its log is written once the published words are as in all languages.
  privacy,
  // Rebuilds rows from site settings after content has shared these among the languages.
  listings,
  feeds,
  content,
  // What they check and record is of their own types.
  owners,
  leads,
  alerts,
];

/** Modules that fill the database; each uses what those before it wrote. */
const seeded = [
  content,
  // The log begins with the seeded words.
  privacy,
  // Listings are shown as the site settings say.
  listings,
  // Visits, owners and histories of listings.
  leads,
  owners,
  feeds,
];

const workers = modules.flatMap((module) => module.workers ?? []);

export default {
  async register({ strapi }: Context): Promise<void> {
    for (const { register, handlers = [] } of modules) {
      await register?.(strapi);
      for (const add of handlers) add(strapi);
    }
  },

  async bootstrap({ strapi }: Context): Promise<void> {
    const env = readEnvironment();
    strapi.log.level = env.LOG_LEVEL;
    for (const { bootstrap } of modules) await bootstrap?.(strapi, env);
    for (const { seed } of seeded) await seed?.(strapi, env);
    if (isSeeding()) return;
    for (const worker of workers) if (worker.always || env.CRON) worker.start(strapi, env);
  },

  async destroy({ strapi }: Context): Promise<void> {
    await Promise.all(workers.map((worker) => worker.stop?.(strapi)));
  },
};
