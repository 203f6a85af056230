import type { Core } from '@strapi/strapi';
import { limitShadowCrud } from './limit-shadow-crud';
import { registerPictureField } from './picture-field';

/** Prepares the GraphQL contract; to be called while Strapi registers, before it is built. */
export function registerGraphql(strapi: Core.Strapi): void {
  limitShadowCrud(strapi);
  registerPictureField(strapi);
}
