import type { Core } from '@strapi/strapi';
import { readAdminLanguage, type AdminLanguage } from '../rules/admin-languages';

interface Reader {
  preferedLanguage?: string | null;
}

export interface ReaderState {
  user?: Reader;
}

/** Returns the admin language of the current user; English if none is chosen. */
export function findReaderLanguage(state: ReaderState | undefined): AdminLanguage {
  return readAdminLanguage(state?.user?.preferedLanguage);
}

/** Returns the admin language of a staff member by id; English if unknown. */
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
