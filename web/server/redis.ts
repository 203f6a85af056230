import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const longestPauseMs = 5000;
/** Time without a response after which a connected Redis counts as unavailable. */
const silenceMs = 5000;

export type Redis = ReturnType<typeof createRedis>;

/**
 * Creates a connection that connects and reconnects by itself once `open` is called; commands
 * without a connection fail immediately. A password in the address takes precedence over the
 * parameter. Logs once when Redis becomes unavailable and once when it is back.
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
    if (!isAway) log.warn({ reason }, 'Redis is unavailable: the process works alone');
    isAway = true;
  };
  client.on('error', away);
  client.on('ready', () => {
    if (isAway) log.info('Redis is available again');
    wasAway = isAway;
    isAway = false;
  });

  return {
    client,
    /**
     * Runs `work` for every new connection; `wasAway` is true if Redis was unavailable before it.
     */
    onReady(work: (wasAway: boolean) => Promise<unknown>) {
      client.on('ready', () => void work(wasAway).catch(away));
    },
    open() {
      client.connect().catch(away);
    },
    close: () => client.destroy(),
  };
}
