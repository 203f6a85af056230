import type { Core } from '@strapi/strapi';
import type { Environment } from './env';

/** Work that goes on beside requests: a worker, or a job that runs by the clock. */
export interface BackgroundWork {
  start(strapi: Core.Strapi, env: Environment): void;
  /** Resolves when nothing is under way any more. */
  stop?(strapi: Core.Strapi): Promise<void>;
  /** Runs in every process; other work runs only in processes with CRON. */
  always?: boolean;
}

/** A part of the CMS and what Strapi has to know of it; `index.ts` calls them in order. */
export interface CmsModule {
  /** Adds tables, middlewares of the Document Service and entries of registries, before the schema is made. */
  register?(strapi: Core.Strapi): void | Promise<void>;
  /** Add requests of the admin, the site and other systems. Called after `register`. */
  handlers?: readonly ((strapi: Core.Strapi) => void)[];
  /** Makes what the module needs in the database: indexes, roles, accounts. Called once the schema is there. */
  bootstrap?(strapi: Core.Strapi, env: Environment): void | Promise<void>;
  /** Brings stored data up to date and fills an empty database. Called after every `bootstrap`. */
  seed?(strapi: Core.Strapi, env: Environment): Promise<void>;
  workers?: readonly BackgroundWork[];
}
