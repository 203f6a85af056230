import path from 'node:path';
import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Strapi's own migrations of an empty database are no news; src/index.ts sets the level asked for. */
const lowerLevel = (level: string): string => (level === 'info' ? 'warn' : level);

export default {
  host: env.CMS_HOST,
  port: env.CMS_PORT,
  url: env.CMS_URL,
  // Koa believes X-Forwarded-* only when a proxy of ours is declared, and of the addresses only
  // those that our proxies added: the first of the list is what the client claims.
  proxy: { koa: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY },
  app: { keys: env.APP_KEYS },
  dirs: { public: path.join(env.DATA_DIR, 'public') },
  // Each job says for itself whether this process runs it (see src/index.ts).
  cron: { enabled: false },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: lowerLevel(env.LOG_LEVEL) },
  },
};
