import type { Core } from '@strapi/strapi';
import {
  addAdminRoutes,
  handleLeads,
  readLeads,
  type AdminContext,
} from '../../platform/access/admin-routes';
import { agencyDay } from '../../platform/rules/agency-day';
import { addAct } from './add-act';
import { changeLeads } from './change-leads';
import { listColleagues } from '../../platform/staff/colleagues';
import { countInboxes } from './count-inboxes';
import { findLeadDetails } from './find-lead-details';
import { parseInboxFilter } from './inbox-filter';
import { writeCsv } from './export-leads';
import { listAllLeads, listLeads } from './list-leads';
import { listFilters, removeFilter, saveFilter } from './saved-filters';
import { findReaderLanguage } from '../../platform/validation/reader-language';
import { refuseMissing } from '../../platform/validation/refusal';

/** Adds what the inbox of the admin asks for. */
export function addInboxHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/inbox',
      right: readLeads,
      handle: ({ query, state }) =>
        listLeads(
          strapi,
          parseInboxFilter(strapi.db.connection, query, state.user.id),
          findReaderLanguage(state),
        ),
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
      path: '/inbox/leads/:documentId',
      right: readLeads,
      handle: async ({ params, query }) => {
        const { documentId = '' } = params;
        const details = await findLeadDetails(strapi, documentId, query.language);
        if (!details) throw refuseMissing('gone.lead');
        return details;
      },
    },
    {
      method: 'POST',
      path: '/inbox/change',
      right: handleLeads,
      handle: (context) => changeLeads(strapi, context),
    },
    {
      method: 'POST',
      path: '/inbox/leads/:documentId/acts',
      right: handleLeads,
      handle: ({ params, request }) => addAct(strapi, params.documentId ?? '', request.body),
    },
    {
      method: 'GET',
      path: '/inbox.csv',
      right: readLeads,
      handle: (context) => sendCsv(strapi, context),
    },
    {
      method: 'GET',
      path: '/inbox/filters',
      right: readLeads,
      handle: ({ state }) => listFilters(strapi, state.user.id),
    },
    {
      method: 'POST',
      path: '/inbox/filters',
      right: readLeads,
      handle: ({ request, state }) => saveFilter(strapi, state.user.id, request.body),
    },
    {
      method: 'DELETE',
      path: '/inbox/filters/:id',
      right: readLeads,
      handle: ({ params, state }) => removeFilter(strapi, state.user.id, params.id ?? ''),
    },
  ]);
}

/** The answer is a file to keep. */
async function sendCsv(strapi: Core.Strapi, context: AdminContext): Promise<string> {
  const { query, state } = context;
  const filter = parseInboxFilter(strapi.db.connection, query, state.user.id);
  const csv = writeCsv(await listAllLeads(strapi, filter), findReaderLanguage(state));
  context.set('Content-Type', 'text/csv; charset=utf-8');
  context.set('Content-Disposition', `attachment; filename="leads-${agencyDay(new Date())}.csv"`);
  return csv;
}
