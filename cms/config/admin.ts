import { readEnvironment } from '../src/platform/process/env';
import { createPreviewHandler } from '../src/content/preview/preview-handler';

const env = readEnvironment();

export default {
  auth: {
    secret: env.ADMIN_JWT_SECRET,
    sessions: { maxRefreshTokenLifespan: 30 * 24 * 3600, maxSessionLifespan: 24 * 3600 },
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
