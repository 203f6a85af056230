import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { refuse } from '../../platform/validation/refusal';
import { findListingChoices } from './find-listing-choices';

const readOwners = contentRight('read', 'plugin::users-permissions.user');

const question = z.object({
  text: z.string().max(100).default(''),
  language: z.enum(languages),
  chosen: z.string().max(100).default(''),
});

/** Adds the search of the field in which staff choose a listing. */
export function addListingChoiceHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/listing-choices',
      right: contentRight('read', 'api::listing.listing'),
      handle: ({ query, state }) => {
        const { data } = question.safeParse(query);
        if (!data) throw refuse('block.search');
        const mayReadOwners = state.userAbility.can(readOwners.action, readOwners.subject ?? '');
        return findListingChoices(strapi, { ...data, mayReadOwners });
      },
    },
  ]);
}
