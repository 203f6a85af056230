import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { languages, perLanguage, type Language } from '@agency/domain/languages';
import { addAdminRoutes, type Right } from '../../platform/access/admin-routes';
import { listEnabledLanguages } from '../languages/enabled-languages';
import { loadPages } from '../validation/page-rows';
import { makePage } from './make-page';
import { patternNames } from './pattern-names';
import { refuse } from '../../platform/validation/refusal';

export interface PatternChoices {
  languages: readonly Language[];
  parents: { documentId: string; title: string }[];
}

const create = 'plugin::content-manager.explorer.create';
const createPages: Right = { action: create, subject: 'api::page.page' };

const request = z.object({
  token: z.string().min(8).max(80),
  pattern: z.enum(patternNames),
  parent: z.string().max(80).nullable(),
  titles: z.object(perLanguage(() => z.string().optional())),
});

export function addPatternHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/page-patterns',
      right: createPages,
      handle: ({ query }) => listChoices(strapi, String(query.locale ?? languages[0])),
    },
    {
      method: 'POST',
      path: '/page-patterns',
      right: createPages,
      handle: async ({ request: { body }, state }) => {
        if (!state.userAbility.can(create, 'api::module.module')) throw new errors.ForbiddenError();
        const { success, data } = request.safeParse(body);
        if (!success) throw refuse('pattern.unknown');
        return { documentId: await makePage(strapi, data) };
      },
    },
  ]);
}

/**
 * Returns the pages of a language, sorted by title; those not written in it have the title of
 * another language.
 */
async function listChoices(strapi: Core.Strapi, locale: string): Promise<PatternChoices> {
  const rows = (await loadPages(strapi)).filter(({ isPublished }) => !isPublished);
  const titles = new Map<string, string>();
  for (const row of rows) {
    if (row.documentId && (row.locale === locale || !titles.has(row.documentId))) {
      titles.set(row.documentId, row.title);
    }
  }
  return {
    languages: await listEnabledLanguages(strapi),
    parents: [...titles]
      .map(([documentId, title]) => ({ documentId, title }))
      .sort((one, other) => one.title.localeCompare(other.title, locale as Language)),
  };
}
