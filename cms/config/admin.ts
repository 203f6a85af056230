import { readEnvironment } from '../src/env';

const env = readEnvironment();

export default {
  auth: {
    secret: env.ADMIN_JWT_SECRET,
    sessions: { maxRefreshTokenLifespan: 30 * 24 * 3600, maxSessionLifespan: 24 * 3600 },
    // Browsers refuse secure cookies over plain HTTP, and Koa refuses to send them.
    cookie: { secure: env.CMS_URL.startsWith('https:') },
  },
  apiToken: { salt: env.API_TOKEN_SALT },
  transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: env.ENCRYPTION_KEY },
  autoOpen: false,
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
};
