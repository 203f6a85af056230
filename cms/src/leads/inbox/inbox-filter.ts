import { languages } from '@agency/domain/languages';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { whereFolded } from '../../platform/database/folded-text';
import { retentionKinds } from '../../platform/rules/retention-kinds';
import { startOfDay } from '../../platform/rules/start-of-day';

export const PAGE_SIZE = 25;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const schema = z.object({
  kind: z.enum(retentionKinds as [string, ...string[]]).optional(),
  state: z.enum(['new', 'open', 'done', 'spam']).optional(),
  language: z.enum(languages).optional(),
  /** Somebody's number, `me` or `none`. */
  assignee: z
    .string()
    .regex(/^(me|none|\d{1,9})$/)
    .optional(),
  /** The reference of a listing. */
  listing: z.string().max(80).optional(),
  from: day.optional(),
  to: day.optional(),
  text: z.string().max(200).optional(),
  sort: z
    .enum(['createdAt:desc', 'createdAt:asc', 'lastName:asc', 'kind:asc', 'state:asc'])
    .default('createdAt:desc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/** Which leads an inbox shows, how and which page of them, as the database takes it. */
export interface InboxFilter {
  where: object;
  orderBy: object[];
  page: number;
}

/**
 * Reads the parameters of an inbox; empty ones count as not given. Throws a ValidationError that
 * names the first that cannot be.
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
    throw new errors.ValidationError(`This cannot be asked of the inbox: ${field}.`);
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
    ...(filter.from ? [{ createdAt: { $gte: startOfDay(filter.from, 0) } }] : []),
    ...(filter.to ? [{ createdAt: { $lt: startOfDay(filter.to, 1) } }] : []),
    ...(text?.trim()
      ? text
          .trim()
          .split(/\s+/)
          .map((word) => withWord(connection, word))
      : []),
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

const searched = ['first_name', 'last_name', 'email', 'phone', 'remark', 'note'];

/** Strapi's own comparison knows no accents, and on SQLite no capital letter but those of ASCII. */
function withWord(connection: Knex, word: string): object {
  return { id: { $in: whereFolded(connection('leads').select('id'), searched, word) } };
}
