import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const longestPauseMs = 5000;
/** A Redis that is connected and says nothing for this long is away. */
const silenceMs = 5000;

/** The one connection of a process to Redis, where the processes of a site meet. */
export type Redis = ReturnType<typeof createRedis>;

/**
 * A connection that is made, and made again, by itself once `open` is called; what is asked while
 * there is none fails at once. A password in the address wins over the one beside it. Says once that Redis is away, and once that it is back.
 */
export function createRedis(url: string, password: string | undefined, log: Logger) {
  const client = createClient({
    url,
    password,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 2,
    socket: {
      socketTimeout: silenceMs,
      connectTimeout: 3000,
      reconnectStrategy: (attempts) => Math.min(longestPauseMs, 100 * 2 ** Math.min(attempts, 10)),
    },
  });
  let isAway = false;
  let wasAway = false;

  const away = (error: Error) => {
    const reason = error.message;
    if (!isAway) log.warn({ reason }, 'Redis is away: notices and visits stay with the process');
    isAway = true;
  };
  client.on('error', away);
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    wasAway = isAway;
    isAway = false;
  });

  return {
    client,
    /** Called for every connection anew; `wasAway` is whether there was none for a while before it. */
    onReady(work: (wasAway: boolean) => Promise<unknown>) {
      client.on('ready', () => void work(wasAway).catch(away));
    },
    open() {
      client.connect().catch(away);
    },
    close: () => client.destroy(),
  };
}
