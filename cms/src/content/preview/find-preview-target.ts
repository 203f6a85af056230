import { contentTypes } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { isLanguage, languages } from '@agency/domain/languages';
import type { PreviewTarget } from './preview-token';

/** What the admin says of the document that is open in it. */
export interface PreviewRequest {
  documentId: string;
  locale?: string | null;
  /** `modified` is a draft of something published. */
  status?: string;
}

type Target = Pick<PreviewTarget, 'type' | 'key' | 'module'>;
type FindTarget = (strapi: Core.Strapi, document: OpenDocument) => Promise<Target | null>;

interface OpenDocument {
  uid: UID.ContentType;
  documentId: string;
  locale: string;
}

const home = (): Promise<Target> => Promise.resolve({ type: 'page', key: 'home' });

/** Where each type is seen; a type that is not here has no page and gets no button (CMS-5). */
const finders: Record<string, FindTarget> = {
  'api::page.page': keyed('page'),
  'api::article.article': keyed('article'),
  'api::article-category.article-category': keyed('section'),
  'api::article-subcategory.article-subcategory': findSubcategoryTarget,
  'api::testimonial.testimonial': (_strapi, { documentId }) =>
    Promise.resolve({ type: 'testimonial', key: documentId }),
  'api::module.module': findModuleTarget,
  'api::header.header': home,
  'api::footer.footer': home,
  'api::site.site': home,
};

/**
 * What the preview of a document shows, in the language it is open in; null when it has no page:
 * no such draft, a type that is no page's, or a module that stands on none.
 */
export async function findPreviewTarget(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: PreviewRequest,
): Promise<PreviewTarget | null> {
  const language = locale ?? languages[0];
  const findTarget = finders[uid];
  if (!findTarget || !isLanguage(language)) return null;
  const document = { uid: uid as UID.ContentType, documentId, locale: language };
  const target = await findTarget(strapi, document);
  if (target === null) return null;
  // What has no drafts is called published, and is shown among the drafts of the rest.
  const isPublished =
    status === 'published' && contentTypes.hasDraftAndPublish(strapi.contentType(document.uid));
  return { ...target, language, status: isPublished ? 'PUBLISHED' : 'DRAFT' };
}

function keyed(type: Target['type']): FindTarget {
  return async (strapi, document) => {
    const key = (await findDraft(strapi, document))?.key;
    return key ? { type, key } : null;
  };
}

async function findSubcategoryTarget(
  strapi: Core.Strapi,
  document: OpenDocument,
): Promise<Target | null> {
  const subcategory = await findDraft(strapi, document, ['category']);
  const [key, parent] = [subcategory?.key, subcategory?.category?.key];
  return key && parent ? { type: 'section', key: `${parent}/${key}` } : null;
}

/** The first page that holds the module, in the order of the menu. */
async function findModuleTarget(
  strapi: Core.Strapi,
  document: OpenDocument,
): Promise<Target | null> {
  const module = await findDraft(strapi, document);
  if (!module?.key) return null;
  const page = (await strapi.documents('api::page.page' as UID.ContentType).findFirst({
    locale: document.locale,
    status: 'draft',
    filters: { modules: { documentId: document.documentId } },
    sort: 'sort:asc',
  })) as unknown as { key?: string } | null;
  return page?.key ? { type: 'page', key: page.key, module: module.key } : null;
}

interface Draft {
  key?: string | null;
  category?: { key?: string | null } | null;
}

async function findDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: OpenDocument,
  populate: string[] = [],
): Promise<Draft | null> {
  const draft: unknown = await strapi
    .documents(uid)
    .findOne({ documentId, locale, status: 'draft', populate });
  return draft as Draft | null;
}
