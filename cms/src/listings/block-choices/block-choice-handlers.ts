import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { choiceKinds } from '@agency/domain/block-choices';
import { languages } from '@agency/domain/languages';
import { addAdminRoutes } from '../../platform/access/admin-routes';
import { findBlockChoices } from './find-block-choices';
import { refuse } from '../../platform/validation/refusal';

const question = z.object({
  kind: z.enum(choiceKinds),
  language: z.enum(languages),
  text: z.string().max(100).default(''),
  chosen: z.string().max(2000).default(''),
});

/** Answers the field in which editors choose types, places and listings for a block. */
export function addBlockChoiceHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/block-choices',
      right: {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::module.module',
      },
      handle: ({ query }) => {
        const { success, data } = question.safeParse(query);
        if (!success) throw refuse('block.search');
        return findBlockChoices(strapi, data);
      },
    },
  ]);
}
