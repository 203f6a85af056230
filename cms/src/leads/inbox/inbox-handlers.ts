import type { Core } from '@strapi/strapi';
import {
  addAdminRoutes,
  handleLeads,
  readLeads,
  type AdminContext,
} from '../../platform/access/admin-routes';
import { agencyDay, agencyClock } from '../../platform/rules/agency-time';
import { changeLeads, addAct } from './change-leads';
import { listColleagues } from '../../platform/staff/colleagues';
import { findLeadDetails } from './find-lead-details';
import { parseInboxFilter, toFollow } from './inbox-filter';
import { listAllLeads, listLeads, type LeadOfFile } from './list-leads';
import { listFilters, removeFilter, saveFilter } from './saved-filters';
import { findReaderLanguage } from '../../platform/validation/reader-language';
import { refuseMissing } from '../../platform/validation/refusal';
import type { InboxCounts } from './inbox-responses';
import { stringify } from 'csv-stringify/sync';
import type { AdminLanguage } from '../../platform/rules/admin-languages';
import { sayInAdmin } from '../../platform/rules/labels/say-in-admin';

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

async function sendCsv(strapi: Core.Strapi, context: AdminContext): Promise<string> {
  const { query, state } = context;
  const filter = parseInboxFilter(strapi.db.connection, query, state.user.id);
  const csv = writeCsv(await listAllLeads(strapi, filter), findReaderLanguage(state));
  context.set('Content-Type', 'text/csv; charset=utf-8');
  context.set('Content-Disposition', `attachment; filename="leads-${agencyDay(new Date())}.csv"`);
  return csv;
}

/** Counts unhandled leads; every count uses an index. */
async function countInboxes(strapi: Core.Strapi): Promise<InboxCounts> {
  const [byKind, due, failedMails, waitingTestimonials] = await Promise.all([
    countByKind(strapi),
    strapi.db.query('api::lead.lead').count({ where: toFollow('due') }),
    strapi.db.query('api::outbox-mail.outbox-mail').count({ where: { state: 'failed' } }),
    countWaitingTestimonials(strapi),
  ]);
  const fresh = Object.fromEntries(byKind.map(({ kind, rows }) => [kind, Number(rows)]));
  const total = Object.values(fresh).reduce((sum, rows) => sum + rows, 0);
  return { fresh, total, due, failedMails, waitingTestimonials };
}

async function countByKind(strapi: Core.Strapi): Promise<{ kind: string; rows: number }[]> {
  return (await strapi.db
    .connection('leads')
    .where({ state: 'new' })
    .groupBy('kind')
    .select('kind')
    .count({ rows: '*' })) as { kind: string; rows: number }[];
}

/** Counts drafts that were never published in any language. */
async function countWaitingTestimonials(strapi: Core.Strapi): Promise<Record<string, number>> {
  const { connection } = strapi.db;
  const published = connection('testimonials').whereNotNull('published_at').select('document_id');
  const rows = (await connection('testimonials')
    .whereNull('published_at')
    .whereNotIn('document_id', published)
    .groupBy('locale')
    .select('locale')
    .count({ rows: '*' })) as { locale: string; rows: number | string }[];
  return Object.fromEntries(rows.map(({ locale, rows: count }) => [locale, Number(count)]));
}

const columns = [
  { key: 'createdAt', header: 'agency.column.createdAt' },
  { key: 'kind', header: 'agency.column.kind' },
  { key: 'state', header: 'agency.column.state' },
  { key: 'name', header: 'agency.column.lastName' },
  { key: 'email', header: 'agency.column.email' },
  { key: 'phone', header: 'agency.column.phone' },
  { key: 'about', header: 'agency.column.about' },
  { key: 'message', header: 'agency.lead.message' },
  { key: 'assignee', header: 'agency.column.assignee' },
  { key: 'language', header: 'agency.column.language' },
  { key: 'followUpOn', header: 'agency.filter.follow' },
  { key: 'channel', header: 'agency.filter.channel' },
  { key: 'source', header: 'agency.column.source' },
] as const;

/**
 * Writes leads as CSV in a language, with Brussels times: UTF-8 with BOM and semicolons, which
 * Excel opens as columns in Belgium. Prefixes formulas with an apostrophe.
 */
function writeCsv(rows: readonly LeadOfFile[], language: AdminLanguage): string {
  const say = (id: string): string => sayInAdmin(id, language);
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(
    rows.map((row) => ({
      ...row,
      createdAt: agencyClock(new Date(row.createdAt)),
      kind: say(`agency.kind.${row.kind}`),
      state: say(`agency.state.${row.state}`),
      channel: say(`agency.channel.${row.channel}`),
    })),
    {
      ...form,
      delimiter: ';',
      columns: columns.map(({ key, header }) => ({ key, header: say(header) })),
    },
  );
}
