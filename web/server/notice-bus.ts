import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '../app/lib/parse-json';
import type { SignedNotice } from './notice';
import type { Redis } from './redis';

export interface NoticeBusSettings {
  readonly redis: Redis;
  readonly log: Logger;
  /** Takes what another process passed on; it is signed as the CMS signed it, and checked anew. */
  readonly take: (signed: SignedNotice) => Promise<unknown>;
}

/** What the processes of one site tell each other. */
export interface NoticeBus {
  pass(signed: SignedNotice): void;
}

const channel = 'agency:publish-notices';

/** Two minutes in all; the signature of a notice holds for five. */
const mostRetries = 7;
const firstRetryMs = 1000;

const schema = z.object({ time: z.string(), signature: z.string(), body: z.string() });

/**
 * Shares publish notices with the other processes of this site over Redis. Without it each would
 * have to be told by the CMS. While Redis is away a notice stays with the process that took it, and
 * the others' pages become current by age.
 */
export function openNoticeBus({ redis, log, take }: NoticeBusSettings): NoticeBus {
  redis.onReady(() => redis.client.subscribe(channel, receive));

  function receive(message: string): void {
    const signed = schema.safeParse(parseJson(message)).data;
    if (signed === undefined) return;
    void takeInTime(signed, 0);
  }

  /** The CMS told another process and will not tell this one: it tries by itself. */
  async function takeInTime(signed: SignedNotice, tries: number): Promise<void> {
    try {
      await take(signed);
    } catch (err) {
      if (tries === mostRetries) return log.error({ err }, 'publish notice failed');
      setTimeout(() => void takeInTime(signed, tries + 1), firstRetryMs * 2 ** tries).unref();
    }
  }

  return {
    pass: (signed) => {
      redis.client.publish(channel, JSON.stringify(signed)).catch(() => undefined);
    },
  };
}
