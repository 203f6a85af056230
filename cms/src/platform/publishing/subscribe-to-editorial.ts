import type { Core } from '@strapi/strapi';
import { interceptDocuments } from '../database/documents';
import type { ChangeType } from './change';
import { listChanges } from './list-changes';
import { recordChanges } from './record-changes';
import { touchesPublished } from './published';
import { readPublished } from './published-rows';

export const changeTypes: Readonly<Record<string, ChangeType>> = {
  'api::page.page': 'page',
  'api::module.module': 'module',
  'api::article.article': 'article',
  'api::article-category.article-category': 'article-category',
  'api::article-subcategory.article-subcategory': 'article-subcategory',
  'api::testimonial.testimonial': 'testimonial',
  'api::landing-text.landing-text': 'landing-text',
  'api::header.header': 'header',
  'api::footer.footer': 'footer',
  'api::site.site': 'site',
  'api::cookie-consent.cookie-consent': 'cookie-consent',
  'api::project.project': 'project',
  'api::agent.agent': 'agent',
  'api::office.office': 'office',
};

/**
 * Records changes of published content made through the Document Service: by the admin, imports
 * and the CMS itself. Call it while registering and before other middlewares that write, so that
 * their writes happen inside.
 */
export function subscribeToEditorial(strapi: Core.Strapi): void {
  interceptDocuments(strapi, async (change, next) => {
    const { uid, params } = change;
    const type = changeTypes[uid];
    if (type === undefined || !touchesPublished(strapi, change)) return next();
    return strapi.db.transaction(async () => {
      const before = await readPublished(strapi, uid, params.documentId);
      const result = await next();
      const documentId =
        params.documentId ?? (result as { documentId?: string } | null)?.documentId;
      const after = await readPublished(strapi, uid, documentId);
      await recordChanges(strapi, listChanges(type, before, after));
      return result;
    });
  });
}
