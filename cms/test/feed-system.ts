import type { FeedContext, FeedKind, FeedResult } from '../src/feeds/feed-kind';
import { declareFields, optional, secret, wholeNumber } from '../src/feeds/fields/declare-fields';

/** Results of the test kind, and its handling of reported URLs. */
export const system: {
  read: (context: FeedContext<unknown>) => Promise<Partial<FeedResult>>;
  takeAddress: (externalId: string, url: string) => Promise<void>;
} = {
  read: () => Promise.resolve({}),
  takeAddress: () => Promise.resolve(),
};

/** Replaces all other kinds, which the compiled CMS has. */
export const feedKinds: FeedKind[] = [
  {
    key: 'whise',
    ...declareFields({ officeId: optional(wholeNumber()), TOKEN: secret() }),
    checkedAgainst: { by: 'own' },
    incremental: true,
    read: async (context) => {
      const nothing = { listings: [], projects: [], removed: [], rejected: [], notUnderstood: [] };
      return { ...nothing, complete: true, ...(await system.read(context)) };
    },
    receive: (body, headers, readSecret) =>
      headers['x-signature'] === readSecret('TOKEN')
        ? (JSON.parse(body.toString()) as { event: string; id: string })
        : { status: 401, reason: 'The signature is wrong.' },
    reportAddress: (_connection, { externalId, url }) => system.takeAddress(externalId, url),
  },
];
