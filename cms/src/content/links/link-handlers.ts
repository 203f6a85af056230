import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../../platform/database/documents';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { readAdminLanguage } from '../../platform/rules/admin-languages';
import { addAdminRoutes, readPages } from '../../platform/access/admin-routes';
import { publishedTypes } from '../versions/editorial-types';
import { findDocumentKey } from '../versions/find-document-key';
import { checkLinksLead, findFaultyLinks, isRefused, describeFault } from './check-links';

export interface LinkAnswer {
  /** English label of the field. */
  label: string;
  sentence: string;
  isRefused: boolean;
}

/**
 * Checks links on every publication of a document. Call it while registering, after the checks
 * of single fields.
 */
export function checkPublishedLinks(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async ({ uid, action, params }, next) => {
    if (action === 'publish' && publishedTypes.includes(uid) && params.documentId) {
      const { documentId } = params;
      await checkLinksLead(strapi, { model: uid, documentId, locales: listAsked(params.locale) });
    }
    return next();
  });
}

export function addLinkHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/links/:model/:documentId',
      right: readPages,
      handle: async (context) => {
        const { model, documentId, locale } = findDocumentKey(
          strapi,
          context,
          'read',
          publishedTypes,
        );
        const reader = readAdminLanguage(context.query.reader);
        const language = readLanguage(locale) ?? languages[0];
        const { faults } = await findFaultyLinks(strapi, { model, documentId, locale: language });
        return faults.map((fault): LinkAnswer => ({
          label: fault.label,
          sentence: describeFault(fault, language, reader),
          isRefused: isRefused(fault),
        }));
      },
    },
  ]);
}

function readLanguage(value: unknown): Language | null {
  return typeof value === 'string' && isLanguage(value) ? value : null;
}

/** Returns the published languages; one for a type without languages. */
function listAsked(locale: string | string[] | null | undefined): readonly Language[] {
  const codes = [locale ?? languages[0]].flat();
  return codes.includes('*') ? languages : codes.filter((code) => isLanguage(code));
}
