import path from 'node:path';
import type { z } from 'zod';
import { readManifest, readSnapshot } from '../listings/import/read-snapshot';
import { openSource } from '../listings/import/snapshot-source';
import { readFromBase } from '../listings/import/store-pictures';
import { readEnvironment } from '../platform/process/env';
import type { FeedConnection, FeedContext, FeedKind, FeedResult } from './feed-kind';
import {
  address,
  declareFields,
  onlyWith,
  optional,
  rare,
  secret,
  yesNo,
} from './fields/declare-fields';
import { expectOk } from './kinds/mapping/ask';
import { mayBePrivate } from './request-feed';

const LIMITS = { maxBytes: 256 * 2 ** 20, timeoutMs: 60_000 };

const { fields, settings } = declareFields({
  /** URL of manifest.json; the source's folder by default. */
  url: optional(address()),
  /** True if the server requires authentication with LOGIN, `name:password`. */
  login: optional(yesNo()),
  LOGIN: onlyWith('login', secret({ isLogin: true })),
  /** Base URL of relative picture URLs; `pictures/` next to the manifest by default. */
  pictures: rare(optional(address())),
});
type Settings = z.output<typeof settings>;

/** A snapshot in format 1, in a folder or at a URL (docs/contracts/snapshot.md). */
export const snapshotKind: FeedKind<Settings> = {
  key: 'snapshot',
  fields,
  settings,
  checkedAgainst: { by: 'own' },
  incremental: false,
  read: (context) => Promise.resolve(read(context)),
  async test(context) {
    await readManifest(openFiles(context));
    return { listings: null };
  },
};

/** Opens the files by the connection's requests, whose errors name the reason. */
function openFiles({
  key,
  settings: { url, login },
  secret: read,
  request,
}: FeedConnection<Settings>) {
  if (!url) return openSource(path.join(readEnvironment().FEED_FOLDER, key), LIMITS);
  const base = url.endsWith('/') ? url : `${url}/`;
  const authorization = login ? `Basic ${Buffer.from(read('LOGIN')).toString('base64')}` : null;
  const headers: Record<string, string> = authorization ? { authorization } : {};
  return async (file: string): Promise<Buffer> =>
    expectOk(await request(new URL(file, base).href, { headers }), 'the snapshot').bytes;
}

function read(context: FeedContext<Settings>): FeedResult {
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

function findBase(context: FeedContext<Settings>): string {
  const { url: given, login } = context.settings;
  if (!given) return path.join(readEnvironment().FEED_FOLDER, context.key);
  if (!login) return given;
  const [name = '', ...password] = context.secret('LOGIN').split(':');
  const url = new URL(given);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password.join(':'));
  return url.href;
}
