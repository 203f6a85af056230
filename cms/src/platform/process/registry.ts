import type { Core } from '@strapi/strapi';

/** A list that modules add to while Strapi registers, for one that may not import them. */
export interface Registry<Entry> {
  add(strapi: Core.Strapi, ...entries: Entry[]): void;
  list(strapi: Core.Strapi): readonly Entry[];
}

/** A list under this name in Strapi's container, so that each CMS of a process has its own. */
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
