import type { Core } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { findSessionOwner } from './find-session-owner';
import { OWNER } from './owner-type';
import { sessionOver } from './session-over';
import { refuseProgram } from '../../platform/validation/program-error';

/** Changes in which language an owner is written to, and whether every week (OWN-9). Throws SESSION_OVER. */
export async function changePreferences(
  strapi: Core.Strapi,
  { session, language, weeklyReport }: { session: string; language: string; weeklyReport: boolean },
): Promise<true> {
  const owner = await findSessionOwner(strapi, session);
  if (!owner) throw sessionOver();
  if (!isLanguage(language)) throw refuseProgram('There is no such language.');
  await strapi
    .documents(OWNER)
    .update({ documentId: owner.documentId, data: { language, weeklyReport } as never });
  return true;
}
