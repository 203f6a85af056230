import type { Core } from '@strapi/strapi';
import { alerts } from './alerts/module';
import { content } from './content/module';
import { feeds } from './feeds/module';
import { leads } from './leads/module';
import { listings } from './listings/module';
import { mailbox } from './mailbox/module';
import { owners } from './owners/module';
import { platform } from './platform/modules';
import { readEnvironment } from './platform/process/env';
import { isSeeding } from './platform/process/seeding';
import { privacy } from './privacy/module';

interface Context {
  strapi: Core.Strapi;
}

/**
 * Modules in registration order, which is that of their Document Service middlewares: those that
 * open transactions around others, or read their results, come first.
 */
const modules = [
  // Permissions, job tables and notices, which writes of all other modules use.
  ...platform,
  // Its log is written when published texts are shared by all languages.
  privacy,
  // Rebuilds rows from site settings after content has shared them among languages.
  listings,
  feeds,
  content,
  // Their checks and records concern only their own types.
  owners,
  leads,
  mailbox,
  alerts,
];

/** Modules that fill the database, in order of dependency. */
const seeded = [
  content,
  // The log starts with the seeded texts.
  privacy,
  // The display of listings depends on the site settings.
  listings,
  // Visits, owners and histories require listings.
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
