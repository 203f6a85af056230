import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { openNoticeChannel } from './webhooks/notice-channel';
import { openVisits } from './visits/open-visits';
import type { Logger } from 'pino';
import type { Redis } from './redis';
import { watchBodyRate } from './http/security/body-rate';
import type { Env } from './env-schema';
import { createSiteHandler, type SiteSettings } from './site-handler';
import type { WriteVisits } from './visits/visit-batch';

export interface StartSettings extends Omit<
  SiteSettings,
  'isReady' | 'passNotice' | 'visits' | 'redis' | 'metrics'
> {
  readonly writeVisits?: WriteVisits;
  /**
   * Polled until it returns true; the site is ready only then. Without it the site is ready
   * immediately.
   */
  readonly hasReachedCms?: () => Promise<boolean>;
  readonly drainMs?: number;
  readonly maxConnections?: number;
}

export interface RunningSite {
  readonly url: string;
  readonly port: number;
  cacheSize(): { pages: number; bytes: number };
  /**
   * Reports "not ready", accepts no new connection, completes responses in progress, then resolves.
   */
  close(): Promise<void>;
}

const pollEveryMs = 500;
const mostConnections = 10_000;
/** Idle time after which a connection is closed; a paused film resumes on a new one. */
const silenceMs = 10 * 60_000;
const lingerMs = 1000;

/** Starts the site. Rejects when one of its ports is taken. */
export async function startSite(settings: StartSettings): Promise<RunningSite> {
  const { env, log, hasReachedCms, drainMs = 10_000 } = settings;
  const state = { isReached: hasReachedCms === undefined, isDraining: false };
  const watch = await openMetrics(env);
  const redis = await openRedis(env, log);
  const visits = openVisits(redis, settings.writeVisits ?? refuseVisits, log);
  const site = createSiteHandler({
    ...settings,
    isReady: () => state.isReached && !state.isDraining,
    passNotice: (signed) => channel?.pass(signed),
    visits: visits.service,
    redis: redis?.client,
    metrics: watch?.metrics,
  });
  const channel =
    redis && openNoticeChannel({ redis, log, take: site.notices, takeAll: site.takeAll });
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      // Slow lines may take this long for a file; `watchBodyRate` sets the minimum rate.
      requestTimeout: 30 * 60_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      watchBodyRate(request);
      watch?.metrics.countRequest(request, response);
      if (state.isDraining) response.setHeader('Connection', 'close');
      site.handle(request, response);
    },
  );
  server.maxConnections = settings.maxConnections ?? mostConnections;
  server.timeout = silenceMs;
  server.on('clientError', refuseBrokenRequest);
  server.listen(env.SITE_PORT, env.SITE_HOST);
  await once(server, 'listening');
  redis?.open();
  const asking = setInterval(() => void ask(), pollEveryMs);
  void ask();
  const { port } = server.address() as AddressInfo;

  async function ask(): Promise<void> {
    state.isReached ||= (await hasReachedCms?.().catch(() => false)) ?? true;
    if (!state.isReached) return;
    clearInterval(asking);
    site.filler?.fill();
  }

  return {
    url: `http://${env.SITE_HOST.includes(':') ? `[${env.SITE_HOST}]` : env.SITE_HOST}:${port}`,
    port,
    cacheSize: () => site.cache.size,
    async close() {
      state.isDraining = true;
      clearInterval(asking);
      site.filler?.stop();
      await drain(server, drainMs);
      await visits.close();
      redis?.close();
      watch?.close();
    },
  };
}

const refuseVisits: WriteVisits = () => Promise.reject(new Error('no writer for visits'));

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}

/**
 * Answers input that never became a request: headers too large or too slow, or not HTTP at all.
 * Closes the connection on both sides, because such a client may keep its own open for ever.
 */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // Closing a socket with unread bytes would discard the response.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

async function openMetrics(env: Env) {
  const { SITE_METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = env;
  if (port === undefined) return null;
  const metrics = await import('./metrics/open-metrics');
  return metrics.openMetrics({ host, port, token });
}

/** Loads the Redis client only if it is used: it takes 19 MB. */
async function openRedis(env: Env, log: Logger): Promise<Redis | null> {
  if (env.REDIS_URL === undefined) return null;
  const { createRedis } = await import('./redis');
  return createRedis(env.REDIS_URL, env.REDIS_PASSWORD, log);
}
