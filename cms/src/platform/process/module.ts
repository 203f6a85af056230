import type { Core } from '@strapi/strapi';
import type { Environment } from './env';

export interface BackgroundWork {
  start(strapi: Core.Strapi, env: Environment): void;
  stop?(strapi: Core.Strapi): Promise<void>;
  /** Runs in every process; other work requires CRON. */
  always?: boolean;
}

/** A part of the CMS with its Strapi hooks; `index.ts` calls them in order. */
export interface CmsModule {
  /** Adds tables, Document Service middlewares and registry entries, before the schema is built. */
  register?(strapi: Core.Strapi): void | Promise<void>;
  /** Add routes for the admin, the site and other systems. Called after `register`. */
  handlers?: readonly ((strapi: Core.Strapi) => void)[];
  /** Prepares the database: indexes, roles, accounts. Called when the schema exists. */
  bootstrap?(strapi: Core.Strapi, env: Environment): void | Promise<void>;
  /** Updates stored data and fills an empty database. Called after every `bootstrap`. */
  seed?(strapi: Core.Strapi, env: Environment): Promise<void>;
  workers?: readonly BackgroundWork[];
}
