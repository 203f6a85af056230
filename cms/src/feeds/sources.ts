import type { Core } from '@strapi/strapi';

export const SOURCE = 'api::import-source.import-source';

/** A source as an administrator set it up. */
export interface Source {
  documentId: string;
  key: string;
  kind: string;
  settings: unknown;
  everyMinutes: number;
  enabled: boolean;
  paused: boolean;
  /** Leads about its listings are given back to it. */
  sendLeads: boolean;
  /** Where they are mailed, of a kind that takes none by itself. */
  leadAddress: string | null;
}

/** Every source, by its key. */
export async function listSources(strapi: Core.Strapi): Promise<Source[]> {
  return (await strapi.db.query(SOURCE).findMany({ orderBy: { key: 'asc' } })) as Source[];
}

export async function findSource(strapi: Core.Strapi, key: string): Promise<Source | null> {
  return (await strapi.db.query(SOURCE).findOne({ where: { key } })) as Source | null;
}
