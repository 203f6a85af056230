import path from 'node:path';
import { z } from 'zod';
import { readSnapshot } from '../listings/import/read-snapshot';
import { openSource } from '../listings/import/snapshot-source';
import { readFromBase } from '../listings/import/store-pictures';
import { readEnvironment } from '../platform/process/env';
import type { FeedContext, FeedKind, FeedResult } from './feed-kind';
import { mayBePrivate } from './request-feed';
import type { RefusalKey } from '../platform/rules/refusals/say-refusal';

const LIMITS = { maxBytes: 256 * 2 ** 20, timeoutMs: 60_000 };

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .refine((url) => new URL(url).username === '', {
    error: 'holds a name: put it in the environment',
    params: { refusal: 'feed.login' satisfies RefusalKey },
  });

const schema = z.strictObject({
  /** URL of manifest.json; the source's folder by default. */
  url: address.optional(),
  /** Base URL of relative picture URLs; `pictures/` next to the manifest by default. */
  pictures: address.optional(),
  /** True if the server requires authentication with LOGIN, `name:password`. */
  login: z.boolean().optional(),
});

/** A snapshot in format 1, in a folder or at a URL (docs/contracts/snapshot.md). */
export const snapshotKind: FeedKind<z.output<typeof schema>> = {
  key: 'snapshot',
  settings: schema,
  secrets: [],
  checkedAgainst: { by: 'own' },
  optionalSecrets: ['LOGIN'],
  incremental: false,
  read: (context) => Promise.resolve(read(context)),
};

function read(context: FeedContext<z.output<typeof schema>>): FeedResult {
  const base = findBase(context);
  const pictures = context.settings.pictures ?? `${base.replace(/\/$/, '')}/pictures/`;
  const source = openSource(base, { ...LIMITS, mayBePrivate, signal: context.signal });
  return {
    listings: [],
    projects: [],
    complete: true,
    removed: [],
    rejected: [],
    notUnderstood: [],
    readSnapshot: () => readSnapshot(source),
    readPicture: readFromBase(pictures),
  };
}

function findBase({ settings, secret, key }: FeedContext<z.output<typeof schema>>): string {
  if (!settings.url) return path.join(readEnvironment().FEED_FOLDER, key);
  if (!settings.login) return settings.url;
  const [name = '', ...password] = secret('LOGIN').split(':');
  const url = new URL(settings.url);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password.join(':'));
  return url.href;
}
