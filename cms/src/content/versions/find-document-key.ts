import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isLanguage } from '@agency/domain/languages';
import type { AdminContext } from '../../platform/access/admin-routes';
import { isLocalized } from '../../platform/i18n/is-localized';
import type { DocumentKey } from './record-versions';
import { versionedTypes } from './editorial-types';
import { refuseMissing } from '../../platform/validation/refusal';

/**
 * Returns the document in an admin URL, with its `locale`. Throws 404 for another type or an
 * unknown language, 403 without permission for the type.
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
