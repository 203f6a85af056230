import { env } from '../../server/env';
import { cmsCircuit } from './circuit.server';
import { Circuits } from './circuits.server';
import { createCmsClient, type AskCms } from './client.server';

/** Shared by what pages ask and what visitors send: once a write is answered, pages ask again. */
export const siteCircuits = new Circuits(cmsCircuit);

/** The site's own client of the CMS, made at its first question; see {@link createCmsClient}. */
export const askCms = createLazily(() => env.CMS_TOKEN, siteCircuits);

/** The client that may also ask for drafts: for previews alone (ROUTE-11, CMS-6). */
export const askCmsForDrafts = createLazily(() => env.CMS_PREVIEW_TOKEN);

function createLazily(token: () => string, circuits?: Circuits): AskCms {
  let client: AskCms | undefined;
  return (document, ...variables) => {
    client ??= createCmsClient({
      url: env.CMS_URL,
      token: token(),
      timeoutMs: 5000,
      circuits,
      log: ({ message }) => console.error(message),
    });
    return client(document, ...variables);
  };
}
