import { z } from 'zod';
import type { FeedContext, FeedKind, FeedResult } from '../src/feeds/feed-kind';

/** What the kind of the tests answers, and what it does with the address of a listing. */
export const system: {
  read: (context: FeedContext<unknown>) => Promise<Partial<FeedResult>>;
  takeAddress: (externalId: string, url: string) => Promise<void>;
} = {
  read: () => Promise.resolve({}),
  takeAddress: () => Promise.resolve(),
};

/** In the place of every other kind; the compiled CMS has those. */
export const feedKinds: FeedKind[] = [
  {
    key: 'whise',
    settings: z.object({ office: z.number().optional() }),
    secrets: ['TOKEN'],
    checkedAgainst: { by: 'own' },
    incremental: true,
    read: async (context) => {
      const nothing = { listings: [], projects: [], removed: [], rejected: [], notUnderstood: [] };
      return { ...nothing, complete: true, ...(await system.read(context)) };
    },
    receive: (body, headers, secret) =>
      headers['x-signature'] === secret('TOKEN')
        ? (JSON.parse(body.toString()) as { event: string; id: string })
        : { status: 401, reason: 'The signature is wrong.' },
    reportAddress: (_connection, { externalId, url }) => system.takeAddress(externalId, url),
  },
];
