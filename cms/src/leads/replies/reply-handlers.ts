import type { Core } from '@strapi/strapi';
import { addAdminRoutes, handleLeads, readLeads } from '../../platform/access/admin-routes';
import { nameColleague } from '../../platform/staff/colleagues';
import { sendReply } from './send-reply';
import { refuseMissing } from '../../platform/validation/refusal';
import { formatMoment } from '../../platform/mail/format-moment';
import { findAgency } from '../../platform/mail/agency';
import { buildLeadContext, findGreetingName } from '../mails/lead-context';
import { loadLead } from '../mails/load-lead';

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

export interface ReplyTemplate {
  documentId: string;
  name: string;
  subject: string;
  text: string;
}

const TEMPLATE = 'api::reply-template.reply-template';

interface TemplateRow {
  documentId: string;
  name: string;
  subject: string;
  text: string;
}

/**
 * Returns the general templates and those of the lead's form, in its language, with person,
 * listing and visit filled in; null if the lead does not exist. A general one comes first as the
 * default, because one for a form may say something that was not intended.
 */
async function listTemplates(
  strapi: Core.Strapi,
  { lead: documentId, colleague }: { lead: string; colleague: string },
): Promise<ReplyTemplate[] | null> {
  const lead = await loadLead(strapi, documentId);
  if (!lead) return null;
  const { kind, language, appointment } = lead;
  const context = await buildLeadContext(strapi, lead, language);
  const isAgreed = appointment?.start && appointment.state === 'confirmed';
  const values = {
    name: findGreetingName(context),
    listing: context.about,
    moment: isAgreed ? formatMoment(new Date(appointment.start ?? ''), language) : null,
    colleague,
    agency: (await findAgency(strapi, language)).name,
  };
  const rows = (await strapi.db.query(TEMPLATE).findMany({
    where: { locale: language, $or: [{ kind }, { kind: { $null: true } }] },
    select: ['documentId', 'name', 'subject', 'text', 'kind'],
    orderBy: { name: 'asc' },
  })) as (TemplateRow & { kind: string | null })[];
  const own = rows.filter((row) => row.kind !== null);
  const any = rows.filter((row) => row.kind === null);
  return [...any, ...own].map((row) => ({
    documentId: row.documentId,
    name: row.name,
    subject: fillSubject(row.subject, values),
    text: fillTemplate(row.text, values).trim(),
  }));
}

const placeholders = ['name', 'listing', 'moment', 'colleague', 'agency'] as const;
type Placeholder = (typeof placeholders)[number];

/**
 * Replaces placeholders in a text of staff. Unknown values are removed with the preceding space,
 * to avoid `Dear ,`; unknown placeholders stay as typed.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string | null>>>,
): string {
  return text.replace(/([ \u00a0]?)\{(\w+)\}/g, (written, space: string, name: string) => {
    if (!placeholders.includes(name as Placeholder)) return written;
    const value = values[name as Placeholder];
    return value ? space + value : '';
  });
}

/** Does the same for a subject, and removes dangling punctuation at the ends. */
export function fillSubject(...given: Parameters<typeof fillTemplate>): string {
  return fillTemplate(...given).replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '');
}
