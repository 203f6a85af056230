import { leadChannels } from '@agency/domain/lead-source';
import { languages } from '@agency/domain/languages';
import type { Knex } from 'knex';
import { z } from 'zod';
import { findPhoneDigits } from '@agency/domain/phone';
import { whereDigits, whereFolded } from '../../platform/database/folded-text';
import { agencyDay } from '../../platform/rules/agency-time';
import { retentionKinds } from '../../platform/rules/retention-kinds';
import { startOfDay } from '../../platform/rules/start-of-day';
import { refuse } from '../../platform/validation/refusal';

export const PAGE_SIZE = 25;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const schema = z.object({
  kind: z.enum(retentionKinds as [string, ...string[]]).optional(),
  state: z.enum(['new', 'open', 'done', 'spam']).optional(),
  language: z.enum(languages).optional(),
  /** A user id, `me` or `none`. */
  assignee: z
    .string()
    .regex(/^(me|none|\d{1,9})$/)
    .optional(),
  listing: z.string().max(80).optional(),
  channel: z.enum(leadChannels).optional(),
  from: day.optional(),
  to: day.optional(),
  text: z.string().max(200).optional(),
  unread: z.literal('yes').optional(),
  /** Follow-up date: due, or any. */
  follow: z.enum(['due', 'any']).optional(),
  sort: z
    .enum(['createdAt:desc', 'createdAt:asc', 'lastName:asc', 'kind:asc', 'state:asc'])
    .default('createdAt:desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export interface InboxFilter {
  where: object;
  orderBy: object[];
  page: number;
}

/**
 * Parses the query parameters of an inbox; empty ones count as missing. Throws a ValidationError
 * that names the first invalid one.
 */
export function parseInboxFilter(
  connection: Knex,
  query: Record<string, unknown>,
  userId: number,
): InboxFilter {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join('.') ?? '';
    throw refuse('inbox.filter', { field });
  }
  const { sort, page, text, listing, ...filter } = result.data;
  const [field = 'createdAt', direction = 'desc'] = sort.split(':');
  const { kind, state, language } = filter;
  const conditions = [
    ...Object.entries({ kind, state, language })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ [name]: value })),
    ...(filter.assignee ? [ofAssignee(filter.assignee, userId)] : []),
    ...(listing ? [{ listing: { reference: { $containsi: listing } } }] : []),
    ...(filter.channel ? [ofChannel(filter.channel)] : []),
    ...(filter.from ? [{ createdAt: { $gte: startOfDay(filter.from, 0) } }] : []),
    ...(filter.to ? [{ createdAt: { $lt: startOfDay(filter.to, 1) } }] : []),
    ...(filter.unread ? [{ readAt: { $null: true } }] : []),
    ...(filter.follow ? [toFollow(filter.follow)] : []),
    ...listTexts(connection, text ?? ''),
  ];
  return {
    where: { $and: conditions },
    orderBy: [{ [field]: direction }, { id: 'desc' }],
    page,
  };
}

function ofAssignee(assignee: string, userId: number): object {
  if (assignee === 'none') return { assignee: { id: { $null: true } } };
  return { assignee: { id: assignee === 'me' ? userId : Number(assignee) } };
}

/** Leads from before sources were recorded have no channel. */
function ofChannel(channel: string): object {
  if (channel !== 'unknown') return { channel };
  return { $or: [{ channel }, { channel: { $null: true } }] };
}

/** Returns the condition for leads with a follow-up date; completed ones are not due. */
export function toFollow(follow: 'due' | 'any'): object {
  if (follow === 'any') return { followUpOn: { $notNull: true } };
  return { followUpOn: { $lte: agencyDay(new Date()) }, state: { $in: ['new', 'open'] } };
}

/** Sequences of digits and separators that may be part of a phone number. */
const phone = /\+?\(?\d[\d\s()./\u2010-\u2015-]*\d/g;
const fewestDigits = 4;

/**
 * Returns conditions for each word of a text and for each phone number in any format, including
 * in remarks.
 */
function listTexts(connection: Knex, text: string): object[] {
  const conditions: object[] = [];
  const rest = text.replace(phone, (written) => {
    const digits = findPhoneDigits(written.trim());
    if (digits.length < fewestDigits) return written;
    const words = splitWords(written).map((word) => withWord(connection, word));
    const numbers = whereDigits(connection('leads').select('id'), 'phone', digits);
    conditions.push({ $or: [{ id: { $in: numbers } }, { $and: words }] });
    return ' ';
  });
  return [...conditions, ...splitWords(rest).map((word) => withWord(connection, word))];
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

const searched = ['first_name', 'last_name', 'email', 'phone', 'remark', 'note'];

/** Strapi's comparison does not ignore accents, and SQLite ignores case only for ASCII. */
function withWord(connection: Knex, word: string): object {
  return { id: { $in: whereFolded(connection('leads').select('id'), searched, word) } };
}
