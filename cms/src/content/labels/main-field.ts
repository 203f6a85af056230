import type { Core, UID } from '@strapi/strapi';

/** Returns the main field of a type: the key if the schema names none. */
export function readMainField(strapi: Core.Strapi, type: string): string {
  const { pluginOptions } = strapi.contentType(type as UID.ContentType) as {
    pluginOptions?: { editor?: { main?: string } };
  };
  return pluginOptions?.editor?.main ?? 'key';
}
