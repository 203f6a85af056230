import type { Core } from '@strapi/strapi';

interface ContentTypeService {
  isLocalizedContentType(model: unknown): boolean;
}

export function isLocalized(strapi: Core.Strapi, uid: string): boolean {
  const types = strapi.plugin('i18n').service('content-types') as ContentTypeService;
  return types.isLocalizedContentType(strapi.contentTypes[uid as keyof typeof strapi.contentTypes]);
}
