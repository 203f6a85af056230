import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { languages, isLanguage, type Language } from '@agency/domain/languages';
import { addAdminRoutes, contentRight, readPages } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { readEnvironment } from '../../platform/process/env';
import { refuse } from '../../platform/validation/refusal';
import { findFault } from '../links/find-fault';
import { loadIndex } from '../links/load-index';
import { listMoved, type MovedAddress } from '../redirects/list-moved';
import { checkRows, type CheckedRow, type FindOnSite, type StoredRule } from './check-rows';
import { findOldAddress } from './find-old-address';
import { writeOldAddress } from './old-address';
import { listRules, OLD_ADDRESSES, toRule, type OldAddressRow } from './old-address-table';
import { mostRows, readList } from './read-list';

export interface ListedAddress {
  id: number;
  from: string;
  to: string;
  language: string;
  kind: StoredRule['kind'];
  hits: number;
  /** ISO time; null if it was never asked for. */
  lastHit: string | null;
}

export interface OldAddressAnswer {
  rows: ListedAddress[];
  total: number;
  /** Redirects of content that moved, newest first. */
  moved: MovedAddress[];
}

export interface CheckAnswer {
  rows: Omit<CheckedRow, 'rule'>[];
  saved: number;
}

const changePages = contentRight('update', 'api::page.page');
const mostListed = 500;
const mostStored = 20_000;

const listSchema = z.object({
  text: z.string().min(1).max(900_000),
  to: z.string().max(500).default(''),
  language: z.enum(['', ...languages]).default(''),
  kind: z.enum(['former', 'campaign']).default('former'),
  save: z.boolean().default(false),
});

const typeDefs = `
  type OldAddress {
    to: String!
    language: String
    isPermanent: Boolean!
  }

  extend type Query {
    "Where an address of the former site or of a campaign leads; null if nowhere. Counts it."
    oldAddress(address: String!): OldAddress
  }
`;

export function addOldAddressHandlers(strapi: Core.Strapi): void {
  extendForSite(strapi, {
    typeDefs,
    right: siteActions.findRedirect,
    queries: {
      oldAddress: (_root: unknown, asked: { address: string }) =>
        findOldAddress(strapi, asked.address),
    },
  });
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/old-addresses',
      right: readPages,
      handle: async ({ query }): Promise<OldAddressAnswer> => ({
        ...(await listAddresses(strapi, typeof query.text === 'string' ? query.text : '')),
        moved: await listMoved(strapi),
      }),
    },
    {
      method: 'GET',
      path: '/old-addresses.csv',
      right: readPages,
      handle: async (context) => {
        context.set('Content-Type', 'text/csv; charset=utf-8');
        context.set('Content-Disposition', 'attachment; filename="old-addresses.csv"');
        return writeCsv(await listRows(strapi));
      },
    },
    {
      method: 'POST',
      path: '/old-addresses',
      right: changePages,
      handle: ({ request }) => takeList(strapi, request.body),
    },
    {
      method: 'POST',
      path: '/old-addresses/delete',
      right: changePages,
      handle: async ({ request }) => {
        const { data } = z.object({ ids: z.array(z.int()).max(mostRows) }).safeParse(request.body);
        if (!data) throw refuse('oldAddress.wrong');
        return { removed: await removeRows(strapi, data.ids) };
      },
    },
  ]);
}

/** Checks a pasted list, and stores the rows without a problem if asked to. */
async function takeList(strapi: Core.Strapi, body: unknown): Promise<CheckAnswer> {
  const { data } = listSchema.safeParse(body);
  if (!data) throw refuse('oldAddress.wrong');
  const given = readGiven(data);
  if (given.length > mostRows) throw refuse('oldAddress.many', { most: mostRows });
  const stored = await listRules(strapi);
  const checked = await checkRows(given, stored, await openSite(strapi));
  const rules = checked.flatMap(({ rule, state }) => (rule && state !== 'same' ? [rule] : []));
  if (data.save) {
    if (stored.length + rules.length > mostStored) {
      throw refuse('oldAddress.many', { most: mostStored });
    }
    await storeRules(strapi, rules);
  }
  const rows = checked.map(({ rule: _, ...row }) => row);
  return { rows, saved: data.save ? rules.length : 0 };
}

function readGiven({ text, ...defaults }: z.infer<typeof listSchema>) {
  try {
    return readList(text, defaults);
  } catch {
    throw refuse('oldAddress.wrong');
  }
}

async function storeRules(strapi: Core.Strapi, rules: readonly StoredRule[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const { path, query, isPrefix, target, language, kind } of rules) {
      const row = { path, query, is_prefix: isPrefix, target, language, kind };
      await trx(OLD_ADDRESSES)
        .insert({ ...row, hits: 0, made_at: Date.now() })
        .onConflict(['path', 'query', 'is_prefix'])
        .merge(['target', 'language', 'kind']);
    }
  });
}

async function removeRows({ db }: Core.Strapi, ids: readonly number[]): Promise<number> {
  return db.connection(OLD_ADDRESSES).whereIn('id', ids).delete();
}

/** Links are checked as in texts; a path without a language counts in any. */
async function openSite(strapi: Core.Strapi): Promise<FindOnSite> {
  const index = await loadIndex(strapi);
  const { SITE_URL: siteUrl } = readEnvironment();
  const [first = languages[0]] = index.languages;
  return async (address, language) => {
    const own = [address.split('/')[1] ?? '', language].find((code) => isLanguage(code));
    const context = { language: (own as Language | undefined) ?? first, siteUrl };
    const fault = await findFault(index, address, context);
    switch (fault?.reason) {
      case 'malformed':
      case 'nowhere':
      case 'file':
      case 'thanks':
        return { problem: 'nowhere', detail: '' };
      case 'moved':
        return { problem: 'moved', detail: fault.name };
      default:
        return null;
    }
  };
}

async function listRows({ db }: Core.Strapi): Promise<OldAddressRow[]> {
  return (await db
    .connection(OLD_ADDRESSES)
    .orderBy([
      { column: 'hits', order: 'desc' },
      { column: 'path' },
      { column: 'query' },
    ])) as OldAddressRow[];
}

async function listAddresses(
  strapi: Core.Strapi,
  text: string,
): Promise<{ rows: ListedAddress[]; total: number }> {
  const wanted = text.trim().toLowerCase();
  const all = (await listRows(strapi)).map(describe);
  const rows = all.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(wanted));
  return { rows: rows.slice(0, mostListed), total: rows.length };
}

function describe(row: OldAddressRow): ListedAddress {
  const { id, language, kind, hits, last_hit: lastHit } = row;
  const rule = toRule(row);
  return {
    id,
    from: writeOldAddress(rule),
    to: rule.target,
    language,
    kind,
    hits,
    lastHit: lastHit === null ? null : new Date(lastHit).toISOString(),
  };
}

/** Writes what can be pasted again. */
function writeCsv(rows: readonly OldAddressRow[]): string {
  const lines = rows
    .map(describe)
    .map(({ from, to, language, kind, hits, lastHit }) => [
      from,
      to,
      language,
      kind,
      hits,
      lastHit,
    ]);
  const columns = ['from', 'to', 'language', 'kind', 'hits', 'last hit'];
  return stringify([columns, ...lines], { bom: true, delimiter: ';' });
}
