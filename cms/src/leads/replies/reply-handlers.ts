import type { Core } from '@strapi/strapi';
import { addAdminRoutes, handleLeads, readLeads } from '../../platform/access/admin-routes';
import { nameColleague } from '../../platform/staff/colleagues';
import { listTemplates } from './list-templates';
import { sendReply } from './send-reply';
import { refuseMissing } from '../../platform/validation/refusal';

/** Lets staff answer leads. */
export function addReplyHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/inbox/leads/:documentId/templates',
      right: readLeads,
      handle: async ({ params, state: { user } }) => {
        const colleague = nameColleague({
          id: user.id,
          firstname: user.firstname ?? null,
          lastname: user.lastname ?? null,
          username: null,
        });
        const lead = params.documentId ?? '';
        const templates = await listTemplates(strapi, { lead, colleague });
        if (!templates) throw refuseMissing('gone.lead');
        return templates;
      },
    },
    {
      method: 'POST',
      path: '/inbox/leads/:documentId/reply',
      right: handleLeads,
      handle: ({ params, request }) => sendReply(strapi, params.documentId ?? '', request.body),
    },
  ]);
}
