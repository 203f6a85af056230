import type { Core } from '@strapi/strapi';

/**
 * A list to which modules add entries while registering, for a module that must not import them.
 */
export interface Registry<Entry> {
  add(strapi: Core.Strapi, ...entries: Entry[]): void;
  list(strapi: Core.Strapi): readonly Entry[];
}

/** Creates a registry, stored in Strapi's container so that each CMS of a process has its own. */
export function createRegistry<Entry>(name: string): Registry<Entry> {
  const key = `agency.${name}`;
  const list = (strapi: Core.Strapi): Entry[] =>
    (strapi.has(key) ? strapi.get(key) : []) as Entry[];
  return {
    list,
    add(strapi, ...entries) {
      if (!strapi.has(key)) strapi.add(key, []);
      list(strapi).push(...entries);
    },
  };
}
