import { env } from '../../../server/env';
import { createAnswerMemory } from './answer-memory.server';
import { cmsCircuit, Circuits } from './circuit.server';
import type { Change } from '../changed-tags';
import { createCmsClient, type QueryCms } from './client.server';
import { forgetRemembered } from './remembered.server';

/** Shared by what pages ask and what visitors send: once a write is answered, pages ask again. */
export const siteCircuits = new Circuits(cmsCircuit);

const memory = createAnswerMemory(createLazily(() => env.CMS_TOKEN, siteCircuits));

/**
 * The site's own client of the CMS, made at its first question; see {@link createCmsClient}. What
 * pages are made of is remembered until a publish notice names it.
 */
export const queryCms = memory.queryCms;

/** A publish notice came: what it names is asked anew by who needs it next. */
export function forgetAnswers(changes: readonly Change[]): void {
  memory.forget(changes);
  forgetRemembered(changes);
}

/**
 * The client that may also ask for drafts: for previews alone (ROUTE-11, CMS-6). Nothing of them is
 * remembered, and an editor waits rather than reads that the CMS does not answer.
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
