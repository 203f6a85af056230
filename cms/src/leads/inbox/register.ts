import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addAdminRoutes, handleLeads, readLeads } from '../../platform/access/admin-routes';
import { changeLeads } from './change-leads';
import { listColleagues } from './colleagues';
import { countInboxes } from './count-inboxes';
import { findLeadDetails } from './find-lead-details';
import { parseInboxFilter } from './inbox-filter';
import { listLeads } from './list-leads';
import { listVisits } from './list-visits';

/** Adds what the inbox of the admin asks for (CMS-4). Call it while registering. */
export function registerInbox(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/inbox',
      right: readLeads,
      handle: ({ query, state }) =>
        listLeads(strapi, parseInboxFilter(strapi.db.connection, query, state.user.id)),
    },
    {
      method: 'GET',
      path: '/inbox/counts',
      right: readLeads,
      handle: () => countInboxes(strapi),
    },
    {
      method: 'GET',
      path: '/inbox/colleagues',
      right: readLeads,
      handle: async ({ state }) => ({
        me: state.user.id,
        colleagues: await listColleagues(strapi),
      }),
    },
    {
      method: 'GET',
      path: '/inbox/visits',
      right: readLeads,
      handle: () => listVisits(strapi, new Date()),
    },
    {
      method: 'GET',
      path: '/inbox/leads/:documentId',
      right: readLeads,
      handle: async ({ params }) => {
        const details = await findLeadDetails(strapi, params.documentId ?? '');
        if (!details) throw new errors.NotFoundError('There is no such lead.');
        return details;
      },
    },
    {
      method: 'POST',
      path: '/inbox/change',
      right: handleLeads,
      handle: (context) => changeLeads(strapi, context),
    },
  ]);
}
