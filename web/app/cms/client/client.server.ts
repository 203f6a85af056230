import { setTimeout as pause } from 'node:timers/promises';
import { ClientError, GraphQLClient } from 'graphql-request';
import { findCancellation } from './cancellation.server';
import { recordCall } from './cms-calls.server';
import { cmsCircuit, Circuits } from './circuit.server';
import { CmsError, type CmsErrorKind } from './cms-error';
import type { TypedDocumentString } from '../generated/graphql';
import { request } from 'undici';

export type CmsSettings = {
  url: string;
  token: string;
  timeoutMs: number;
  /** Shared with other clients of the same CMS; separate by default. */
  circuits?: Circuits | undefined;
  /** Logs a failure once; the caller decides what a visitor gets. */
  log: (event: { message: string; kind: CmsErrorKind; operation: string }) => void;
};

export type QueryCms = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Result, Variables>,
  ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
) => Promise<Result>;

/**
 * Creates a client that sends one typed query with the site's token and returns its data. Throws
 * {@link CmsError}. After a broken connection or a failure of the CMS itself (5xx) it is sent again,
 * at once and after pauses, since queries only read. While a query keeps failing, further ones fail
 * immediately except for one probe every two seconds. A query is cancelled when its visitor
 * disconnects.
 */
export function createCmsClient({
  url,
  token,
  timeoutMs,
  circuits = new Circuits(cmsCircuit),
  log,
}: CmsSettings): QueryCms {
  const client = new GraphQLClient(new URL('/graphql', url).href, {
    headers: { authorization: `Bearer ${token}` },
    errorPolicy: 'none',
    // The name is part of the query; extracting it would mean parsing every query.
    excludeOperationName: true,
    fetch: postText,
  });

  return (document, ...[variables]) => {
    const operation = operationName(document);
    return recordCall(operation, () => ask(operation, document.toString(), variables));
  };

  async function ask<Result>(
    operation: string,
    query: string,
    variables: Record<string, unknown> | undefined,
  ): Promise<Result> {
    const circuit = circuits.of(operation);
    const cancellation = findCancellation();
    if (cancellation?.aborted) throw cancelled(operation);
    if (!circuit.mayTry()) {
      const error = new CmsError('resting', operation, null, 'not sent: recent requests failed');
      log({ message: error.message, kind: error.kind, operation });
      throw error;
    }
    try {
      const data = await withRetries(
        () => send<Result>(query, variables, cancellation),
        cancellation,
      );
      circuit.succeeded();
      return data;
    } catch (cause) {
      if (cancellation?.aborted) throw cancelled(operation);
      const error = toCmsError(operation, cause);
      if (error.isTemporary) circuit.failed();
      else circuit.succeeded();
      log({ message: error.message, kind: error.kind, operation });
      throw error;
    }
  }

  /** Uses one controller for both signals: `AbortSignal.any` leaks the signals it listens to. */
  async function send<Result>(
    query: string,
    variables: Record<string, unknown> | undefined,
    cancellation: AbortSignal | null,
  ): Promise<Result> {
    const controller = new AbortController();
    const cancel = () => controller.abort(cancellation?.reason);
    const giveUp = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
    const timer = setTimeout(giveUp, timeoutMs);
    cancellation?.addEventListener('abort', cancel, { once: true });
    try {
      const { signal } = controller;
      return await client.request<Result>({ document: query, variables, signal });
    } finally {
      clearTimeout(timer);
      cancellation?.removeEventListener('abort', cancel);
    }
  }
}

function cancelled(operation: string): CmsError {
  return new CmsError('cancelled', operation, null, 'cancelled');
}

/**
 * Pauses before attempts after the second one. Together they are longer than a proxy needs to
 * notice that a process has ended: `health_interval` in `.config/Caddyfile`.
 */
const pausesMs = [250, 1000] as const;
/** Attempts after the second one begin within this time: slow failures are not repeated. */
const repeatWithinMs = 2000;

async function withRetries<Value>(
  attempt: () => Promise<Value>,
  cancellation: AbortSignal | null,
): Promise<Value> {
  const end = Date.now() + repeatWithinMs;
  for (const pauseMs of [0, ...pausesMs]) {
    try {
      return await attempt();
    } catch (error) {
      const isRetried = resetCodes.has(networkCode(error) ?? '') || isFromProcess(error);
      if (!isRetried || (pauseMs > 0 && Date.now() + pauseMs > end)) throw error;
      if (pauseMs > 0) await pause(pauseMs);
      if (cancellation?.aborted) throw error;
    }
  }
  return attempt();
}

/** Errors of a kept-alive connection that the other side had closed: the query never arrived. */
const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Detects a CMS process that is stopping, or a proxy that lost one; a retry may reach another. */
function isFromProcess(error: unknown): boolean {
  return error instanceof ClientError && error.response.status >= 500;
}

function networkCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return null;
}

export function toCmsError(operation: string, cause: unknown): CmsError {
  if (cause instanceof ClientError) return fromAnswer(operation, cause);
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const detail = networkCode(cause) ?? (cause instanceof Error ? cause.message : String(cause));
  return new CmsError(isTimeout ? 'timeout' : 'unreachable', operation, null, detail, { cause });
}

function fromAnswer(operation: string, cause: ClientError): CmsError {
  const { status, errors = [], data } = cause.response;
  const code = String(errors[0]?.extensions?.['code'] ?? '');
  const detail = errors.map(({ message }) => message).join('; ') || 'no GraphQL answer';
  return new CmsError(
    kindOf(status, code, data),
    operation,
    status,
    detail,
    { cause },
    code || null,
  );
}

function kindOf(status: number, code: string, data: unknown): CmsErrorKind {
  if (status === 401 || status === 403 || refusals.has(code)) return 'refused';
  // GraphQL errors have status 200 or 400; a stopping CMS answers 500 with a code.
  if (status >= 500) return 'unreachable';
  if (status === 429 || status === 408) return 'unreachable';
  const hasData = typeof data === 'object' && data !== null && Object.values(data).some(Boolean);
  return hasData ? 'partial' : 'invalid';
}

const refusals = new Set(['FORBIDDEN', 'UNAUTHENTICATED', 'STRAPI_FORBIDDEN_ERROR']);

/**
 * The part of `fetch` that graphql-request needs, on undici's `request`: without web streams a
 * response takes half of the processor time. Posts a text and resolves with the complete text;
 * keeps connections, does not follow redirects. Rejects with the connection's error or the signal's
 * reason.
 */
const postText: typeof fetch = async (input, { headers, body, signal } = {}) => {
  const answer = await request(input as URL, {
    method: 'POST',
    headers: new Headers(headers),
    body: body as string,
    signal: signal ?? null,
  });
  const text = await answer.body.text();
  const status = answer.statusCode;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ 'content-type': String(answer.headers['content-type'] ?? '') }),
    text: () => Promise.resolve(text),
  } as Response;
};

const names = new WeakMap<object, string>();

/** Returns the name of a query or mutation; `anonymous` without one. */
export function operationName(document: { toString(): string }): string {
  let name = names.get(document);
  if (name === undefined) {
    name = /\b(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1] ?? 'anonymous';
    names.set(document, name);
  }
  return name;
}
