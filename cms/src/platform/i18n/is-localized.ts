import type { Core } from '@strapi/strapi';

interface ContentTypeService {
  isLocalizedContentType(model: unknown): boolean;
}

/** Reports whether a type has one version per language. */
export function isLocalized(strapi: Core.Strapi, uid: string): boolean {
  const types = strapi.plugin('i18n').service('content-types') as ContentTypeService;
  return types.isLocalizedContentType(strapi.contentTypes[uid as keyof typeof strapi.contentTypes]);
}
