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
  /** Writes visits down in the CMS; without it none can be counted. */
  readonly writeVisits?: WriteVisits;
  /** Asked until it once says true; only then is the site ready. Ready at once without it. */
  readonly hasReachedCms?: () => Promise<boolean>;
  /** How long answers under way may take once the site is told to stop. */
  readonly drainMs?: number;
  /** How many connections there may be at a time; what comes beyond is closed at once. */
  readonly maxConnections?: number;
}

/** A site that listens. */
export interface RunningSite {
  readonly url: string;
  readonly port: number;
  /** How many pages are kept and what they take in memory. */
  cacheSize(): { pages: number; bytes: number };
  /** Says "not ready", takes no new connection, ends what is under way, then resolves. */
  close(): Promise<void>;
}

const pollEveryMs = 500;
/** Far more than the proxies in front keep open. */
const mostConnections = 10_000;
/** Who neither reads nor sends anything for this long is gone; a paused film takes it up again. */
const silenceMs = 10 * 60_000;
/** How long a refused client may take to read why. */
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
      // A slow line may take its time over a file; how slow it may be is watched below.
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

const refuseVisits: WriteVisits = () => Promise.reject(new Error('nobody writes them down'));

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}

/**
 * What never became a request: headers too large or too slow, or not HTTP at all. The connection is
 * closed on both sides, for such a client may keep its own open for ever.
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
  // Closed at once, with bytes of the client unread, the answer would be lost.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** A site that nobody watches loads nothing of it. */
async function openMetrics(env: Env) {
  const { SITE_METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = env;
  if (port === undefined) return null;
  const metrics = await import('./metrics/open-metrics');
  return metrics.openMetrics({ host, port, token });
}

/** Its client takes 19 MB, also of a process that has nobody to meet. */
async function openRedis(env: Env, log: Logger): Promise<Redis | null> {
  if (env.REDIS_URL === undefined) return null;
  const { createRedis } = await import('./redis');
  return createRedis(env.REDIS_URL, env.REDIS_PASSWORD, log);
}
