import type { Core } from '@strapi/strapi';

export const SOURCE = 'api::import-source.import-source';

export interface Source {
  documentId: string;
  key: string;
  name: string | null;
  kind: string;
  settings: unknown;
  everyMinutes: number;
  enabled: boolean;
  paused: boolean;
  sendLeads: boolean;
  /** Address for leads by mail, for a kind that cannot receive them. */
  leadAddress: string | null;
}

/** Returns all sources, sorted by key. */
export async function listSources(strapi: Core.Strapi): Promise<Source[]> {
  return (await strapi.db.query(SOURCE).findMany({ orderBy: { key: 'asc' } })) as Source[];
}

export async function findSource(strapi: Core.Strapi, key: string): Promise<Source | null> {
  return (await strapi.db.query(SOURCE).findOne({ where: { key } })) as Source | null;
}
