import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { createSiteTokens } from '../platform/access/site-tokens';
import { executeSiteQuery, type SiteQuestion } from '../platform/graphql/execute-site-query';
import { readEnvironment } from '../platform/process/env';

interface GraphqlContext {
  method: string;
  url: string;
  req: IncomingMessage;
  res: ServerResponse;
  request: { body?: unknown };
  status: number;
  type: string;
  body: unknown;
  get(header: string): string;
  set(name: string, value: string): void;
}

/** The limit of Strapi's GraphQL. */
const maxBytes = 256 * 1024;

/**
 * Answers the site's most frequent queries, which use only custom fields, before Strapi's
 * resolvers. Passes all others on unchanged.
 */
export default function siteQueries(_config: object, { strapi }: { strapi: Core.Strapi }) {
  const findRights = createSiteTokens(strapi, readEnvironment());
  return async (ctx: GraphqlContext, next: () => Promise<void>): Promise<void> => {
    if (ctx.method !== 'POST' || ctx.url !== '/graphql') return next();
    const rights = await findTokenRights(ctx);
    if (rights === null) return next();
    const text = await readJsonText(ctx);
    if (text === null) return next();
    const body = parseJson(text);
    if (body === undefined) {
      ctx.status = 400;
      ctx.body = { errors: [{ message: 'The body is no JSON.' }] };
      return;
    }
    // Strapi's GraphQL accepts a body that is already parsed.
    ctx.request.body = body;
    const question = readQuestion(body);
    if (question === null || ctx.res.destroyed) return next();
    const data = await executeSiteQuery(strapi, question, (right) => rights.has(right));
    if (data === null) return next();
    ctx.status = 200;
    ctx.type = 'application/json; charset=utf-8';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = JSON.stringify({ data });
  };

  /** Without the database, Strapi reports the error. */
  async function findTokenRights(ctx: GraphqlContext): Promise<ReadonlySet<string> | null> {
    const [scheme, token] = ctx.get('authorization').split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
    return findRights(token).catch(() => null);
  }
}

/** Returns the body; null, without reading it, for requests that Strapi must handle. */
async function readJsonText({ req: request }: GraphqlContext): Promise<string | null> {
  const { 'content-length': length, 'content-type': type = '' } = request.headers;
  const bytes = Number(length);
  const isPlain = type.startsWith('application/json') && !request.headers['content-encoding'];
  if (!isPlain || !(bytes > 0) || bytes > maxBytes) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readQuestion(body: unknown): SiteQuestion | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, variables, operationName } = body as Record<string, unknown>;
  if (typeof query !== 'string' || typeof (variables ?? {}) !== 'object') return null;
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    operationName: typeof operationName === 'string' ? operationName : null,
  };
}
