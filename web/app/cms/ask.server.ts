import { env } from '../../server/env';
import { createCmsClient, type AskCms } from './client.server';

let client: AskCms | undefined;

/** The site's own client of the CMS, made at its first question; see {@link createCmsClient}. */
export const askCms: AskCms = (document, ...variables) => {
  client ??= createCmsClient({
    url: env.CMS_URL,
    token: env.CMS_TOKEN,
    timeoutMs: 5000,
    log: ({ message }) => console.error(message),
  });
  return client(document, ...variables);
};
