import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Where sites take publish notices, and what these are signed with. */
export default {
  targets: env.SITE_NOTICE_URLS.map((origin) => `${origin}/publish-notices`),
  secret: env.NOTICE_SECRET,
};
