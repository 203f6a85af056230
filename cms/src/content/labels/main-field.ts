import type { Core, UID } from '@strapi/strapi';

/** The field by which the documents of a type are called: its key where the schema names none. */
export function readMainField(strapi: Core.Strapi, type: string): string {
  const { pluginOptions } = strapi.contentType(type as UID.ContentType) as {
    pluginOptions?: { editor?: { main?: string } };
  };
  return pluginOptions?.editor?.main ?? 'key';
}
