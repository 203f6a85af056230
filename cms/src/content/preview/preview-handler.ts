import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { isLanguage, languages, type Language } from '@agency/domain/languages';
import { createHmac } from 'node:crypto';

interface AdminRequest {
  state: { userAbility?: { can(action: string, subject: string): boolean } };
}

const readAction = 'plugin::content-manager.explorer.read';

/**
 * Strapi's preview handler: returns the URL for the admin's "Open preview", valid for five
 * minutes. Undefined, without a button, for a document that is not shown on the site or that the
 * user may not read.
 */
export function createPreviewHandler(siteUrl: string, secret: string) {
  return async (uid: string, request: PreviewRequest): Promise<string | undefined> => {
    // The configuration is read before Strapi exists.
    const running: Core.Strapi = strapi;
    if (!mayRead(running, uid)) return undefined;
    const target = await findPreviewTarget(running, uid, request);
    if (target === null) return undefined;
    const address = new URL('/preview/', siteUrl);
    address.searchParams.set('token', signPreviewToken(target, secret));
    // Language of an error page, for which no page is known.
    address.searchParams.set('lng', target.language);
    return address.href;
  };
}

/** Strapi only checks that the user is logged in. */
function mayRead(running: Core.Strapi, uid: string): boolean {
  const request = running.requestContext.get() as AdminRequest | undefined;
  return request?.state.userAbility?.can(readAction, uid) ?? false;
}

interface PreviewRequest {
  documentId: string;
  locale?: string | null;
  /** `modified` is published with a newer draft. */
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

/** Preview targets by type; other types have no page and no button. */
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
 * Finds what the preview of a document shows, in its language. Null without a page: a missing
 * draft, a type without pages, or a module on no page.
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
  // Types without drafts count as published, but are shown among the drafts.
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

/** Returns the first page with the module, in menu order. */
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
  })) as { key?: string } | null;
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

/** A preview target; the site finds its address. */
interface PreviewTarget {
  type: 'page' | 'article' | 'section' | 'testimonial';
  /**
   * The document's `key`, with the category's for a subcategory; the document id of a
   * testimonial.
   */
  key: string;
  language: Language;
  status: 'DRAFT' | 'PUBLISHED';
  module?: string;
}

/** Validity of a link from the admin. */
const previewLinkSeconds = 5 * 60;

/**
 * Signs a preview link: target and expiry (unix seconds) as base64url JSON, a dot, and the
 * base64url HMAC-SHA256 of that text (docs/contracts/preview.md).
 */
export function signPreviewToken(target: PreviewTarget, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + previewLinkSeconds;
  const payload = Buffer.from(JSON.stringify({ ...target, expires })).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
