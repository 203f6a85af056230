import { addDays, isDay, mondayOf } from '@agency/domain/day';
import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { addAdminRoutes, type AdminContext, type Right } from '../../platform/access/admin-routes';
import { agencyDay } from '../../platform/rules/agency-time';
import { sayInAdmin } from '../../platform/rules/labels/say-in-admin';
import { findReaderLanguage } from '../../platform/validation/reader-language';
import { refuse } from '../../platform/validation/refusal';
import { computeReport, type ReportPeriod } from './compute-report';
import { reportTables, type Report } from './report-responses';

/** Permission for the report; it names colleagues, so that only administrators have it. */
const readReport: Right = { action: 'api::report.read' };

interface ActionProvider {
  registerMany(actions: readonly object[]): Promise<unknown>;
}

/** Registers the permission; administrators have it by default. Call it while registering. */
export async function registerReportAction(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: ActionProvider;
  };
  const action = { uid: 'report.read', displayName: 'Read the report of the agency' };
  await actionProvider.registerMany([{ ...action, section: 'settings', category: 'report' }]);
}

export function addReportHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/report',
      right: readReport,
      handle: ({ query, state }) =>
        computeReport(strapi, readPeriod(query), findReaderLanguage(state)),
    },
    {
      method: 'GET',
      path: '/report.csv',
      right: readReport,
      handle: (context) => sendCsv(strapi, context),
    },
  ]);
}

const weeks = 12;
const mostDays = 3 * 366;
const day = z.string().refine(isDay);
const asked = z
  .object({ from: day.optional(), to: day.optional() })
  .transform(({ from, to }): ReportPeriod => {
    const last = to ?? agencyDay(new Date());
    return { first: from ?? addDays(mondayOf(last), -7 * (weeks - 1)), last };
  })
  .refine(({ first, last }) => first <= last && addDays(first, mostDays) >= last);

/** Reads the days of a report, both included; twelve weeks with this one by default. */
function readPeriod(query: Record<string, unknown>): ReportPeriod {
  const { from, to } = query;
  const { data } = asked.safeParse({ from: from || undefined, to: to || undefined });
  if (!data) throw refuse('report.period');
  return data;
}

const tables = [...reportTables, 'quietListings', 'emptySearches'] as const;
type Table = (typeof tables)[number];

async function sendCsv(strapi: Core.Strapi, context: AdminContext): Promise<string> {
  const { data: table } = z.enum(tables).safeParse(context.query.table);
  if (!table) throw refuse('report.period');
  const language = findReaderLanguage(context.state);
  const say = (id: string): string => sayInAdmin(id, language);
  const report = await computeReport(strapi, readPeriod(context.query), language);
  const rows = listRows(report, table, say);
  context.set('Content-Type', 'text/csv; charset=utf-8');
  context.set(
    'Content-Disposition',
    `attachment; filename="report-${table}-${report.first}-${report.last}.csv"`,
  );
  return stringify(rows, {
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    delimiter: ';',
    columns: columnsOf[table].map((key) => ({ key, header: say(`agency.report.${key}`) })),
  });
}

const figures = ['leads', 'visits', 'offers', 'answered', 'answeredInDay', 'medianHours'];
const columnsOf: Readonly<Record<Table, readonly string[]>> = {
  sources: ['channel', 'source', ...figures],
  listings: ['listing', ...figures],
  offices: ['office', ...figures],
  colleagues: ['colleague', ...figures],
  weeks: ['week', ...figures],
  quietListings: ['reference', 'listing', 'views'],
  emptySearches: ['words', 'searches'],
};

function listRows(report: Report, table: Table, say: (id: string) => string): object[] {
  if (table === 'emptySearches') return report.emptySearches;
  if (table === 'quietListings') {
    return report.quietListings.map((row) => ({ ...row, listing: row.name }));
  }
  const [first = '', second] = columnsOf[table];
  const named = table === 'sources' ? (second ?? '') : first;
  return report[table].map((row) => ({
    ...row,
    [named]: row.name,
    ...(row.channel ? { channel: say(`agency.channel.${row.channel}`) } : {}),
  }));
}
