import type { Core, UID } from '@strapi/strapi';
import { signPreviewToken, type PreviewTarget } from './preview-token';
import { contentTypes } from '@strapi/utils';
import { isLanguage, languages } from '@agency/domain/languages';

interface AdminRequest {
  state: { userAbility?: { can(action: string, subject: string): boolean } };
}

const readAction = 'plugin::content-manager.explorer.read';

/**
 * Strapi's preview handler: the address that the admin's "Open preview" shows in its frame, good for
 * five minutes (CMS-5, ROUTE-11). Undefined, and no button, for a document that has no place on the
 * site and for who may not read it.
 */
export function createPreviewHandler(siteUrl: string, secret: string) {
  return async (uid: string, request: PreviewRequest): Promise<string | undefined> => {
    // The configuration is read before there is a Strapi to pass on.
    const running: Core.Strapi = strapi;
    if (!mayRead(running, uid)) return undefined;
    const target = await findPreviewTarget(running, uid, request);
    if (target === null) return undefined;
    const address = new URL('/preview/', siteUrl);
    address.searchParams.set('token', signPreviewToken(target, secret));
    // The words of a refusal, which has no page to take its language from.
    address.searchParams.set('lng', target.language);
    return address.href;
  };
}

/** Strapi asks only whether somebody is logged in. */
function mayRead(running: Core.Strapi, uid: string): boolean {
  const request = running.requestContext.get() as AdminRequest | undefined;
  return request?.state.userAbility?.can(readAction, uid) ?? false;
}

/** What the admin says of the document that is open in it. */
interface PreviewRequest {
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
async function findPreviewTarget(
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
