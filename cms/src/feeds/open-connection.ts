import type { z } from 'zod';
import { findSecret } from '../platform/process/env';
import { FeedError } from './feed-error';
import type { FeedConnection, FeedKind } from './feed-kind';
import { openRequests } from './request-feed';
import type { Source } from './sources';

export function nameVariable(key: string, secret: string): string {
  return `FEED_${key}_${secret}`.toUpperCase().replaceAll('-', '_');
}

/** Returns a secret of a source. Throws a FeedError that names a missing variable. */
export function readSecret(key: string, secret: string): string {
  const variable = nameVariable(key, secret);
  const value = findSecret(variable);
  if (value === null) throw new FeedError(`${variable} is not set`, 'final');
  return value;
}

/** Parses the settings of a source. Throws a FeedError that names the first invalid one. */
export function readSettings(kind: FeedKind, settings: unknown): unknown {
  const result = kind.settings.safeParse(settings ?? {});
  if (result.success) return result.data;
  throw new FeedError(`the settings are wrong: ${describeIssue(result.error)}`, 'final');
}

export function describeIssue(error: z.ZodError): string {
  return `${nameSetting(error)}: ${error.issues[0]?.message ?? 'is not valid'}`;
}

export function nameSetting({ issues }: z.ZodError): string {
  return issues[0]?.path.join('.') || 'settings';
}

export function openConnection(
  source: Pick<Source, 'key' | 'settings'>,
  kind: FeedKind,
  { signal, now }: { signal: AbortSignal; now: Date },
): FeedConnection<unknown> {
  return {
    key: source.key,
    settings: readSettings(kind, source.settings),
    secret: (name) => readSecret(source.key, name),
    request: openRequests({ signal }),
    now,
    signal,
  };
}

export function hideSecrets(text: string, { key }: Pick<Source, 'key'>, kind: FeedKind): string {
  const names = [...kind.secrets, ...(kind.optionalSecrets ?? [])];
  return names
    .flatMap((name) => findSecret(nameVariable(key, name)) ?? [])
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}
