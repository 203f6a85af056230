import { GraphQLClient } from 'graphql-request';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../../../server/env';
import { recordCall } from './cms-calls.server';
import { siteCircuits } from './query.server';
import type { Circuits } from './circuit.server';
import { toCmsError } from './client.server';
import { CmsError } from './cms-error';
import type { TypedDocumentString } from '../generated/graphql';

export type WriteSettings = {
  url: string;
  token: string;
  timeoutMs: number;
  patienceMs: number;
  /** Closed after every answer, so that queries resume after a write. */
  circuits: Circuits;
  /** Logs a failure once, without the CMS's message. */
  log: (message: string) => void;
};

/** Writes to the CMS, retrying until it answers or a deadline has passed. */
export type WriteCms = <Result, Variables extends Record<string, unknown>>(
  operation: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

const pauses = [150, 300, 600, 1200, 2400] as const;

/**
 * Creates the client for visitors' submissions. A write without an answer is repeated, so only
 * idempotent writes may use it (a submission with an id, a state that is set). Open circuits of
 * queries do not block it. Throws {@link CmsError} without the CMS's message, which may quote the
 * visitor's input.
 */
export function createCmsWriter(settings: WriteSettings): WriteCms {
  const { url, token, timeoutMs, patienceMs, circuits, log } = settings;
  const client = new GraphQLClient(new URL('/graphql', url).href, {
    headers: { authorization: `Bearer ${token}` },
    errorPolicy: 'none',
  });
  return (operation, document, variables) =>
    recordCall(operation, () => write(operation, document.toString(), variables));

  async function write<Result>(
    operation: string,
    document: string,
    variables: Record<string, unknown>,
  ): Promise<Result> {
    try {
      const data = await untilAnswered(patienceMs, async (left) => {
        const signal = AbortSignal.timeout(Math.max(500, Math.min(timeoutMs, left)));
        try {
          return await client.request<Result>({ document, variables, signal });
        } catch (cause) {
          const { kind, status, code } = toCmsError(operation, cause);
          throw new CmsError(kind, operation, status, code ?? 'no answer', {}, code);
        }
      });
      circuits.closeAll();
      return data;
    } catch (error) {
      if (error instanceof CmsError && error.isTemporary) log(error.message);
      throw error;
    }
  }
}

/** Retries with pauses while the CMS is unavailable, up to the deadline. */
export async function untilAnswered<Answer>(
  patienceMs: number,
  attempt: (leftMs: number) => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(end - Date.now());
    } catch (error) {
      const rest = pauses[Math.min(tries, pauses.length - 1)] as number;
      const isOver = Date.now() + rest >= end;
      if (!(error instanceof CmsError) || !error.isTemporary || isOver) throw error;
      await pause(rest);
    }
  }
}

let writer: WriteCms | undefined;

export const writeCms: WriteCms = (operation, document, variables) => {
  writer ??= createCmsWriter({
    url: env.CMS_URL,
    token: env.CMS_TOKEN,
    timeoutMs: 5000,
    patienceMs: 8000,
    circuits: siteCircuits,
    log: (message) => console.error(message),
  });
  return writer(operation, document, variables);
};
