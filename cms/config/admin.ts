import { readEnvironment } from '../src/platform/process/env';
import { createPreviewHandler } from '../src/content/preview/preview-handler';

const env = readEnvironment();

const hour = 3600;
const day = 24 * hour;

export default {
  auth: {
    secret: env.ADMIN_JWT_SECRET,
    // Renewed by use; `idle` is the longest pause, `max` the whole (docs/operations.md).
    sessions: {
      idleSessionLifespan: 10 * hour,
      maxSessionLifespan: 7 * day,
      idleRefreshTokenLifespan: 14 * day,
      maxRefreshTokenLifespan: 30 * day,
    },
    // Otherwise Strapi follows the request: secure cookies over HTTPS, plain ones on localhost.
    ...(env.CMS_URL.startsWith('https:') ? { cookie: { secure: true } } : {}),
  },
  apiToken: { salt: env.API_TOKEN_SALT },
  transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.ENCRYPTION_KEY },
  autoOpen: false,
  ai: { enabled: false },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [new URL(env.SITE_URL).origin],
      handler: createPreviewHandler(env.SITE_URL, env.PREVIEW_SECRET),
    },
  },
  flags: { nps: false, promoteEE: false },
};
