import type { Core } from '@strapi/strapi';

/** Types whose published content the site reads through Strapi's generated queries. */
export const editorialTypes = [
  'api::page.page',
  'api::module.module',
  'api::article.article',
  'api::article-category.article-category',
  'api::article-subcategory.article-subcategory',
  'api::testimonial.testimonial',
  'api::landing-text.landing-text',
  'api::header.header',
  'api::footer.footer',
  'api::site.site',
  'api::cookie-consent.cookie-consent',
] as const;

/** Types that editors publish and the site reads through custom queries. */
export const teamTypes = ['api::agent.agent', 'api::office.office'] as const;

export const siteActions = {
  readListings: 'api::listing.listing.find',
  createLead: 'api::lead.lead.create',
  findRedirect: 'api::redirect.redirect.find',
  serveOwners: 'plugin::users-permissions.user.serve',
  recordVisits: 'api::visit-count.visit-count.create',
} as const;

/** Actions that only the preview token has in addition. */
export const previewActions = { readDrafts: 'api::page.page.preview' } as const;

export function listSiteActions(): string[] {
  return [
    ...editorialTypes.flatMap((type) => [`${type}.find`, `${type}.findOne`]),
    ...Object.values(siteActions),
  ];
}

/**
 * Registers the actions with Strapi, which derives them from REST controllers; this project has
 * none, as content is only available through GraphQL. Call it while registering.
 */
export async function registerSiteActions(strapi: Core.Strapi): Promise<void> {
  const { action: actions } = strapi.contentAPI.permissions.providers;
  for (const uid of [...listSiteActions(), ...Object.values(previewActions)]) {
    const [api = '', controller = '', action = ''] = uid.split('.');
    await actions.register(uid, { api, controller, action, uid });
  }
}
