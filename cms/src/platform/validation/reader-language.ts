import type { Core } from '@strapi/strapi';
import { readAdminLanguage, type AdminLanguage } from '../rules/admin-languages';

interface Reader {
  preferedLanguage?: string | null;
}

/** What Strapi knows of whoever is logged in to the admin. */
export interface ReaderState {
  user?: Reader;
}

/** The language of the admin for whoever asks; English, as the admin itself, where none is chosen. */
export function findReaderLanguage(state: ReaderState | undefined): AdminLanguage {
  return readAdminLanguage(state?.user?.preferedLanguage);
}

/** The language of the admin of somebody who works here, by number; English for nobody. */
export async function findLanguageOf(
  strapi: Core.Strapi,
  user: number | null,
): Promise<AdminLanguage> {
  if (user === null) return 'en';
  const where = { id: user };
  const row: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where, select: ['preferedLanguage'] });
  return readAdminLanguage((row as Reader | null)?.preferedLanguage);
}
