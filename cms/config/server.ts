import path from 'node:path';
import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Hides Strapi's own migrations of an empty database; src/index.ts sets the configured level. */
const lowerLevel = (level: string): string => (level === 'info' ? 'warn' : level);

export default {
  host: env.CMS_HOST,
  port: env.CMS_PORT,
  url: env.CMS_URL,
  // Koa trusts X-Forwarded-* only with configured proxies, and only the addresses that these
  // added: the first in the list comes from the client.
  proxy: { koa: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY },
  app: { keys: env.APP_KEYS },
  dirs: { public: path.join(env.DATA_DIR, 'public') },
  // Each job decides whether this process runs it (see src/index.ts).
  cron: { enabled: false },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: lowerLevel(env.LOG_LEVEL) },
  },
};
