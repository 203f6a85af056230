import type { z } from 'zod';
import { FeedError } from './feed-error';
import type { FeedConnection, FeedKind } from './feed-kind';
import { openRequests } from './request-feed';
import type { FeedSecrets } from './secrets/load-secrets';
import type { Source } from './sources';

/** Parses the settings of a source. Throws a FeedError that names the first invalid one. */
export function readSettings(kind: FeedKind, settings: unknown): unknown {
  const result = kind.settings.safeParse(settings ?? {});
  if (result.success) return result.data;
  throw new FeedError(`the settings are wrong: ${describeIssue(result.error)}`, 'final');
}

function describeIssue({ issues }: z.ZodError): string {
  return `${issues[0]?.path.join('.') || 'settings'}: ${issues[0]?.message ?? 'is not valid'}`;
}

export function openConnection(
  source: Pick<Source, 'key' | 'settings'>,
  kind: FeedKind,
  secrets: FeedSecrets,
  { signal, now, timeoutMs }: { signal: AbortSignal; now: Date; timeoutMs?: number },
): FeedConnection<unknown> {
  return {
    key: source.key,
    settings: readSettings(kind, source.settings),
    secret: (name) => secrets.read(name),
    request: openRequests({ signal, timeoutMs }),
    now,
    signal,
  };
}
