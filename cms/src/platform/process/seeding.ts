import type { Core } from '@strapi/strapi';

const key = 'agency.seeding';

/** Before it is loaded: this CMS fills the database and ends; it neither answers nor starts workers. */
export function markSeeding(strapi: Core.Strapi): void {
  strapi.config.set(key, true);
}

/** Whether this CMS only fills the database. */
export function isSeeding(strapi: Core.Strapi): boolean {
  return strapi.config.get(key, false) as boolean;
}
