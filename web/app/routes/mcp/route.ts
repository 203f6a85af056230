import type { ActionFunctionArgs } from '@remix-run/node';
import { env } from '../../../server/env';
import { CmsError } from '../../cms/client/cms-error';
import { fileNotFound, uncachedHeaders } from '../../cms/page-headers.server';
import { parseJson } from '../../lib/rules/parse-json';
import { callTool, ToolError } from './call-tool.server';
import { goals } from '@agency/domain/goals';
import { languages } from '@agency/domain/languages';
import { listParameters } from '../../lib/rules/list-search';

const versions = ['2025-11-25', '2025-06-18', '2025-03-26'];
const codes = { parse: -32700, request: -32600, method: -32601, params: -32602 };

/**
 * Read-only endpoint of the Model Context Protocol: JSON-RPC over HTTP without sessions, so each
 * request stands alone. 404 unless MCP_ENDPOINT enables it.
 */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  if (!env.MCP_ENDPOINT) return fileNotFound();
  const message = parseJson(await request.text());
  if (message === undefined) return fail(null, codes.parse, 'The body is not JSON.');
  if (!isObject(message) || message.jsonrpc !== '2.0' || typeof message.method !== 'string') {
    return fail(null, codes.request, 'The body is not one JSON-RPC request.');
  }
  const { id, method, params } = message;
  // A notification has no answer.
  if (id === undefined) return new Response(null, { status: 202, headers: uncachedHeaders });
  if (typeof id !== 'string' && typeof id !== 'number') {
    return fail(null, codes.request, 'The id is neither a text nor a number.');
  }
  return answer(id, method, isObject(params) ? params : {}, request.url);
}

/** Answers 405: the endpoint has no event stream. */
export function loader(): Response {
  if (!env.MCP_ENDPOINT) return fileNotFound();
  return new Response(null, { status: 405, headers: { Allow: 'POST', ...uncachedHeaders } });
}

async function answer(
  id: string | number,
  method: string,
  params: Readonly<Record<string, unknown>>,
  url: string,
): Promise<Response> {
  switch (method) {
    case 'initialize': {
      const asked = String(params.protocolVersion);
      return succeed(id, {
        protocolVersion: versions.includes(asked) ? asked : versions[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'agency-site', version: '1.0.0' },
      });
    }
    case 'ping':
      return succeed(id, {});
    case 'tools/list':
      return succeed(id, { tools });
    case 'tools/call':
      return runTool(id, params, url);
    default:
      return fail(id, codes.method, `There is no method ${method.slice(0, 40)}.`);
  }
}

async function runTool(
  id: string | number,
  { name, arguments: given }: Readonly<Record<string, unknown>>,
  url: string,
): Promise<Response> {
  if (!tools.some((tool) => tool.name === name)) {
    return fail(id, codes.params, `There is no tool ${String(name).slice(0, 40)}.`);
  }
  try {
    const found = await callTool(name as string, isObject(given) ? given : {}, url);
    const text = JSON.stringify(found);
    return succeed(id, { content: [{ type: 'text', text }], structuredContent: found });
  } catch (error) {
    const isAway = error instanceof CmsError && error.isTemporary;
    if (!isAway && !(error instanceof ToolError)) throw error;
    const text = isAway ? 'The listings cannot be read now; try again later.' : error.message;
    return succeed(id, { content: [{ type: 'text', text }], isError: true });
  }
}

function succeed(id: string | number, result: object): Response {
  return Response.json({ jsonrpc: '2.0', id, result }, { headers: uncachedHeaders });
}

function fail(id: string | number | null, code: number, message: string): Response {
  const body = { jsonrpc: '2.0', id, error: { code, message } };
  return Response.json(body, { status: id === null ? 400 : 200, headers: uncachedHeaders });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const language = { type: 'string', enum: languages, description: 'Language of the answer' };
const value = { type: ['string', 'number'] };
/** Parameters that only affect how a list is displayed. */
const shown: readonly string[] = ['view'];

const tools = [
  {
    name: 'search_listings',
    description:
      'Homes for sale or for rent, as the list of the website shows them. Parameters beside language ' +
      'and goal are those of the address of a list; what is not understood is named in `ignored`.',
    inputSchema: {
      type: 'object',
      properties: {
        language,
        goal: { type: 'string', enum: goals },
        ...Object.fromEntries(
          listParameters
            .filter((name) => !shown.includes(name))
            .map((name) => [name, { anyOf: [value, { type: 'array', items: value }] }]),
        ),
      },
      required: ['language', 'goal'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'get_listing',
    description: 'One listing by its id, as its page on the website shows it.',
    inputSchema: {
      type: 'object',
      properties: { language, id: { type: 'string', description: 'From search_listings' } },
      required: ['language', 'id'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true },
  },
] as const;
