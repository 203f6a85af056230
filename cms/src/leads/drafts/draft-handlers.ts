import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readLeads, type AdminContext } from '../../platform/access/admin-routes';
import { findDraft, removeDraft, saveDraft } from './drafts';

/** Adds the routes of the drafts of dialogs; each colleague sees their own only. */
export function addDraftHandlers(strapi: Core.Strapi): void {
  const path = '/drafts/:form/:document';
  const name = ({ params, state }: AdminContext) => ({
    staff: state.user.id,
    form: params.form ?? '',
    document: params.document ?? '',
  });
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path,
      right: readLeads,
      handle: async (context) => ({ draft: await findDraft(strapi, name(context)) }),
    },
    {
      method: 'PUT',
      path,
      right: readLeads,
      handle: (context) => saveDraft(strapi, name(context), context.request.body),
    },
    {
      method: 'DELETE',
      path,
      right: readLeads,
      handle: async (context) => {
        await removeDraft(strapi, name(context));
        return {};
      },
    },
  ]);
}
