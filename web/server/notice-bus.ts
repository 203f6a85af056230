import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '../app/lib/parse-json';
import type { SignedNotice } from './notice';

export interface NoticeBusSettings {
  readonly url: string;
  readonly log: Logger;
  /** Takes what another process passed on; it is signed as the CMS signed it, and checked anew. */
  readonly take: (signed: SignedNotice) => Promise<unknown>;
}

/** What the processes of one site tell each other. */
export interface NoticeBus {
  pass(signed: SignedNotice): void;
  close(): void;
}

const channel = 'agency:publish-notices';
const longestPauseMs = 5000;

const schema = z.object({ time: z.string(), signature: z.string(), body: z.string() });

/**
 * Shares publish notices with the other processes of this site over Redis. Without it each would
 * have to be told by the CMS. It connects, and connects again, by itself: while Redis is away a
 * notice stays with the process that took it, and the others' pages become current by age.
 */
export function openNoticeBus({ url, log, take }: NoticeBusSettings): NoticeBus {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 3000,
      reconnectStrategy: (attempts) => Math.min(longestPauseMs, 100 * 2 ** Math.min(attempts, 10)),
    },
  });
  let isAway = false;

  const away = (reason: string) => {
    if (!isAway) log.warn({ reason }, 'Redis is away: publish notices stay with the process');
    isAway = true;
  };
  client.on('error', (error: Error) => away(error.message));
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
    client.subscribe(channel, receive).catch((error: Error) => away(error.message));
  });
  client.connect().catch((error: Error) => away(error.message));

  function receive(message: string): void {
    const signed = schema.safeParse(parseJson(message)).data;
    if (signed === undefined) return;
    take(signed).catch((err: unknown) => log.error({ err }, 'publish notice failed'));
  }

  return {
    pass: (signed) => {
      client.publish(channel, JSON.stringify(signed)).catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
