import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** URLs of the sites that receive publish notices, and the key that signs them. */
export default {
  targets: env.SITE_NOTICE_URLS.map((origin) => `${origin}/publish-notices`),
  secret: env.NOTICE_SECRET,
};
