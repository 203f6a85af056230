import { env } from '../../../server/env';
import { createAnswerMemory } from './answer-memory.server';
import { cmsCircuit, Circuits } from './circuit.server';
import type { Change } from '../changed-tags';
import { createCmsClient, type QueryCms } from './client.server';
import { forgetRemembered } from './remembered.server';

/** Shared by queries and writes: a successful write resumes queries. */
export const siteCircuits = new Circuits(cmsCircuit);

const memory = createAnswerMemory(createLazily(() => env.CMS_TOKEN, siteCircuits));

/**
 * Queries the CMS with the site's token, see {@link createCmsClient}. Remembers page content until
 * a publish notice names it.
 */
export const queryCms = memory.queryCms;

export function forgetAnswers(changes: readonly Change[]): void {
  memory.forget(changes);
  forgetRemembered(changes);
}

/**
 * Queries the CMS including drafts; for previews only. Remembers nothing, and has a longer timeout,
 * because editors prefer waiting to an error.
 */
export const queryDrafts = createLazily(() => env.CMS_PREVIEW_TOKEN, undefined, 20_000);

function createLazily(token: () => string, circuits?: Circuits, timeoutMs = 5000): QueryCms {
  let client: QueryCms | undefined;
  return (document, ...variables) => {
    client ??= createCmsClient({
      url: env.CMS_URL,
      token: token(),
      timeoutMs,
      circuits,
      log: ({ message }) => console.error(message),
    });
    return client(document, ...variables);
  };
}
