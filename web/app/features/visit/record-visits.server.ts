import { env } from '../../../server/env';
import { createCmsClient } from '../../cms/client/client.server';
import { RecordVisitsDocument, type VisitInput } from '../../cms/generated/graphql';

let client: ReturnType<typeof createCmsClient> | undefined;

/**
 * OWN-6: adds visits to the day's totals in the CMS; they are there when it resolves, once however
 * often their batch is sent. Throws
 * `CmsError`, at once while the CMS is known to be away. A client of its own: what visits meet does
 * not keep pages from asking.
 */
export async function recordVisits(batch: string, visits: readonly VisitInput[]): Promise<void> {
  client ??= createCmsClient({
    url: env.CMS_URL,
    token: env.CMS_TOKEN,
    timeoutMs: 5000,
    // Who counts visits says once that they cannot be counted.
    log: () => undefined,
  });
  await client(RecordVisitsDocument, { batch, visits: [...visits] });
}
