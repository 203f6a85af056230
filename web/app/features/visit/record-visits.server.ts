import { env } from '../../../server/env';
import { createCmsClient } from '../../cms/client/client.server';
import { RecordVisitsDocument, type VisitInput } from '../../cms/generated/graphql';

let client: ReturnType<typeof createCmsClient> | undefined;

/**
 * Adds visits to the day's totals in the CMS, once however often a batch is sent. Throws
 * `CmsError`, immediately while the CMS is known to be unavailable. Uses its own client, so that
 * failures here do not stop pages from querying.
 */
export async function recordVisits(batch: string, visits: readonly VisitInput[]): Promise<void> {
  client ??= createCmsClient({
    url: env.CMS_URL,
    token: env.CMS_TOKEN,
    timeoutMs: 5000,
    // The caller logs failures once.
    log: () => undefined,
  });
  await client(RecordVisitsDocument, { batch, visits: [...visits] });
}
