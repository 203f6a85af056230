import type { Knex } from 'knex';
import { findSecret } from '../../platform/process/env';
import { FeedError } from '../feed-error';
import type { FeedKind } from '../feed-kind';
import type { SecretState } from '../feed-status';
import { readStoredSecrets } from './secret-rows';

/** The secrets of a source: those of the environment, and the stored ones that it does not set. */
export interface FeedSecrets {
  /** Returns a secret. Throws a FeedError that names a missing one. */
  read(name: string): string;
  findState(name: string): SecretState;
  /** Removes the secrets from a text, also as they are written in addresses and JSON. */
  hide(text: string): string;
}

export function nameVariable(key: string, secret: string): string {
  return `FEED_${key}_${secret}`.toUpperCase().replaceAll('-', '_');
}

export function listSecretNames({ fields }: Pick<FeedKind, 'fields'>): string[] {
  return Object.entries(fields)
    .filter(([, { input }]) => input === 'secret')
    .map(([name]) => name);
}

export async function loadSecrets(
  connection: Knex,
  key: string,
  kind: Pick<FeedKind, 'fields'>,
): Promise<FeedSecrets> {
  const stored = await readStoredSecrets(connection, key);
  return combineSecrets(key, kind, new Map(stored.map(({ name, value }) => [name, value])));
}

/** `stored` contains null for a secret that cannot be decrypted. */
export function combineSecrets(
  key: string,
  kind: Pick<FeedKind, 'fields'>,
  stored: ReadonlyMap<string, string | null>,
): FeedSecrets {
  const names = listSecretNames(kind);
  const find = (name: string): string | null =>
    findSecret(nameVariable(key, name)) ?? stored.get(name) ?? null;
  const findState = (name: string): SecretState => {
    if (findSecret(nameVariable(key, name)) !== null) return 'environment';
    const value = stored.get(name);
    return value === undefined ? 'missing' : value === null ? 'unreadable' : 'stored';
  };
  return {
    findState,
    read(name) {
      const secret = find(name);
      if (secret !== null) return secret;
      const reason = findState(name) === 'unreadable' ? 'cannot be decrypted' : 'is missing';
      throw new FeedError(
        `the secret ${name} ${reason}: write it in the form of the feed, or set ${nameVariable(key, name)}`,
        'final',
      );
    },
    hide(text) {
      const secrets = names.flatMap((name) => find(name) ?? []).flatMap(listSpellings);
      // The longest first, because one may be part of another.
      return secrets
        .sort((a, b) => b.length - a.length)
        .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
    },
  };
}

function listSpellings(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inBase64 = Buffer.from(secret).toString('base64');
  return [...new Set([secret, encodeURIComponent(secret), inJson, inBase64])];
}
