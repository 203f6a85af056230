import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();
const admin = new URL(env.CMS_URL).origin;
const site = new URL(env.SITE_URL).origin;

/**
 * Strapi merges these lists with its defaults by position: each has as many entries as the
 * default, so that none of the default (any https host, the marketplace) remains.
 */
const directives = {
  // The admin would otherwise request news from GitHub and the marketplace.
  'connect-src': ["'self'", admin],
  'img-src': ["'self'", 'data:', 'blob:', site],
  'media-src': ["'self'", 'data:', 'blob:'],
  'script-src': ["'self'", "'unsafe-inline'"],
  // The preview of a draft shows the site in a frame.
  'frame-src': ["'self'", site],
  'frame-ancestors': ["'self'"],
  upgradeInsecureRequests: null,
};

export default [
  // First: its responses are only for the site and need no other middleware.
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
    // Keeps the raw body, which feeds sign.
    config: { jsonLimit: '1mb', formLimit: '1mb', textLimit: '1mb', includeUnparsed: true },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
