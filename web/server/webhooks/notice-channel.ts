import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '../../app/lib/rules/parse-json';
import type { SignedNotice } from './notice';
import type { Redis } from '../redis';

export interface NoticeChannelSettings {
  readonly redis: Redis;
  readonly log: Logger;
  /** Applies a notice that another process forwarded; its signature is checked again. */
  readonly take: (signed: SignedNotice) => Promise<unknown>;
  /** Refreshes every page, because notices of other processes may have been missed. */
  readonly takeAll: () => Promise<unknown>;
}

export interface NoticeChannel {
  pass(signed: SignedNotice): void;
}

const channel = 'agency:publish-notices';
const mostUnsent = 1000;

/** Two minutes in all; the signature of a notice is valid for five. */
const mostRetries = 7;
const firstRetryMs = 1000;

const schema = z.object({ time: z.string(), signature: z.string(), body: z.string() });

/**
 * Shares publish notices with the other processes of this site over Redis, so that the CMS notifies
 * one process only. Notices received while Redis is unavailable are forwarded when it is back, and
 * each process then refreshes all its pages, because it may have missed some.
 */
export function openNoticeChannel({
  redis,
  log,
  take,
  takeAll,
}: NoticeChannelSettings): NoticeChannel {
  const unsent: SignedNotice[] = [];
  const fail = (err: unknown) => log.error({ err }, 'publish notice failed');

  redis.onReady(async (wasAway) => {
    await redis.client.subscribe(channel, receive);
    for (const signed of unsent.splice(0)) pass(signed);
    if (wasAway) takeAll().catch(fail);
  });

  function receive(message: string): void {
    const signed = schema.safeParse(parseJson(message)).data;
    if (signed === undefined) return;
    void takeInTime(signed, 0);
  }

  /** The CMS notified another process and will not notify this one, so it retries by itself. */
  async function takeInTime(signed: SignedNotice, tries: number): Promise<void> {
    try {
      await take(signed);
    } catch (err) {
      if (tries === mostRetries) return log.error({ err }, 'publish notice failed');
      setTimeout(() => void takeInTime(signed, tries + 1), firstRetryMs * 2 ** tries).unref();
    }
  }

  function pass(signed: SignedNotice): void {
    redis.client.publish(channel, JSON.stringify(signed)).catch(() => {
      unsent.push(signed);
      if (unsent.length > mostUnsent) unsent.shift();
    });
  }

  return { pass };
}
