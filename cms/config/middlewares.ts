import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();
const admin = new URL(env.CMS_URL).origin;
const site = new URL(env.SITE_URL).origin;

/**
 * Strapi merges these lists into its own by position: each has as many entries as its default, so
 * that nothing of the default (any https address, the marketplace) is left.
 */
const directives = {
  // The admin page would otherwise ask GitHub and the marketplace for news.
  'connect-src': ["'self'", admin],
  'img-src': ["'self'", 'data:', 'blob:', site],
  'media-src': ["'self'", 'data:', 'blob:'],
  'script-src': ["'self'", "'unsafe-inline'"],
  // The preview of a draft is the site in a frame.
  'frame-src': ["'self'", site],
  'frame-ancestors': ["'self'"],
  upgradeInsecureRequests: null,
};

export default [
  // First: what it answers goes to the site alone and needs none of the others.
  'global::site-queries',
  'strapi::logger',
  'strapi::errors',
  'global::refusals',
  'global::database-unavailable',
  {
    name: 'strapi::security',
    config: { contentSecurityPolicy: { useDefaults: true, directives } },
  },
  { name: 'strapi::cors', config: { origin: [admin] } },
  'global::uploads-headers',
  'global::admin-building',
  'strapi::query',
  {
    name: 'strapi::body',
    // The body as it came is kept beside it: feeds sign it.
    config: { jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb', includeUnparsed: true },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
