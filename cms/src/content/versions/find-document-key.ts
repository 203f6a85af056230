import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isLanguage } from '@agency/domain/languages';
import type { AdminContext } from '../../platform/access/admin-routes';
import { isLocalized } from '../../platform/i18n/is-localized';
import type { DocumentKey } from './record-versions';
import { versionedTypes } from './editorial-types';
import { refuseMissing } from '../../platform/validation/refusal';

/**
 * The document that an address of the admin names, in its `locale`. Throws 404 for what is no
 * type of these or no language, 403 for whoever may not do this with the type.
 */
export function findDocumentKey(
  strapi: Core.Strapi,
  { params, query, state }: AdminContext,
  act: 'read' | 'update' | 'publish',
  types = versionedTypes,
): DocumentKey {
  const { model = '', documentId = '' } = params;
  if (!types.includes(model)) throw refuseMissing('gone.type');
  if (!state.userAbility.can(`plugin::content-manager.explorer.${act}`, model)) {
    throw new errors.ForbiddenError();
  }
  const locale = isLocalized(strapi, model) ? String(query.locale ?? '') : '';
  if (locale !== '' && !isLanguage(locale)) throw refuseMissing('gone.language');
  return { model, documentId, locale };
}
