import { env } from '../../server/env';
import { Circuit, cmsCircuit } from './circuit.server';
import { createCmsClient, type AskCms } from './client.server';

/** Shared by what pages ask and what visitors send: once a write is answered, pages ask again. */
export const siteCircuit = new Circuit(cmsCircuit);

/** The site's own client of the CMS, made at its first question; see {@link createCmsClient}. */
export const askCms = createLazily(() => env.CMS_TOKEN, siteCircuit);

/** The client that may also ask for drafts: for previews alone (ROUTE-11, CMS-6). */
export const askCmsForDrafts = createLazily(() => env.CMS_PREVIEW_TOKEN);

function createLazily(token: () => string, circuit?: Circuit): AskCms {
  let client: AskCms | undefined;
  return (document, ...variables) => {
    client ??= createCmsClient({
      url: env.CMS_URL,
      token: token(),
      timeoutMs: 5000,
      circuit,
      log: ({ message }) => console.error(message),
    });
    return client(document, ...variables);
  };
}
