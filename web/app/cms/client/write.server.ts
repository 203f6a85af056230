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
  /** Told of every answer, so that what is asked after a write is not held back. */
  circuits: Circuits;
  /** Takes a failure once, without the CMS's words. */
  log: (message: string) => void;
};

/** Tells the CMS to write something, until it has answered or patience is at its end. */
export type WriteCms = <Result, Variables extends Record<string, unknown>>(
  operation: string,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

const pauses = [150, 300, 600, 1200, 2400] as const;

/**
 * The client for what visitors send. A write without an answer is repeated: only such writes come
 * through here that the CMS does once however often it is asked (a submission by its id, a state that
 * is set). A circuit that rests for others' questions does not fail it. Throws {@link CmsError}
 * without the CMS's words, which may quote what was typed.
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
          return await send(document, variables, signal);
        } catch (cause) {
          const { kind, status, code } = toCmsError(operation, cause);
          throw new CmsError(kind, operation, status, code ?? 'no answer', {}, code);
        }
      });
      circuits.closeAll();
      return data as never;
    } catch (error) {
      if (error instanceof CmsError && error.isTemporary) log(error.message);
      throw error;
    }
  }

  function send(document: string, variables: Record<string, unknown>, signal: AbortSignal) {
    return client.request({ document, variables, signal });
  }
}

/** Repeats what failed because the CMS is away, with pauses, as long as patience lasts. */
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

/** The site's own writer; made at its first use. */
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
