import type { z } from 'zod';
import { vi } from 'vitest';
import type { FeedContext, FeedKind, FeedLead } from '../src/feeds/feed-kind';
import { openRequests } from '../src/feeds/request-feed';
import { buildEnvironment } from './environment';

export function buildContext<Settings>(
  kind: FeedKind<Settings>,
  settings: Readonly<Record<string, unknown>>,
  overrides: Partial<FeedContext<Settings>> = {},
): FeedContext<Settings> {
  const signal = overrides.signal ?? AbortSignal.timeout(20_000);
  const environment = { ...buildEnvironment(), FEED_PRIVATE_HOSTS: '127.0.0.1' };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return {
    key: 'main',
    settings: (kind.settings as z.ZodType<Settings>).parse(settings),
    secret: (name) => `the ${name.toLowerCase()}`,
    request: openRequests({ signal, firstWaitMs: 1 }),
    since: null,
    isFirst: false,
    event: null,
    now: new Date('2026-11-24T12:00:00Z'),
    signal,
    files: () => Promise.resolve([]),
    ...overrides,
  };
}

export function buildFeedLead(overrides: Partial<FeedLead> = {}): FeedLead {
  return {
    id: 'lead-7',
    kind: 'visit',
    sentAt: new Date('2026-11-24T10:00:00Z'),
    language: 'fr',
    listing: { externalId: '41', reference: 'CRB-41', url: 'https://site.example/fr/x/' },
    firstName: 'Ines',
    lastName: 'O’Neill & <zoon>',
    email: 'ines@example.org',
    phone: '+32 470 00 00 00',
    message: 'Samedi ?',
    details: { Moment: 'matin' },
    ...overrides,
  };
}
