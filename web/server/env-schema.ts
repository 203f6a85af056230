import { logLevels } from '@agency/domain/log-levels';
import { z } from 'zod';

const secret = z.string().min(32, 'must have at least 32 characters');
const port = z.coerce.number().int().min(1).max(65_535);
const origin = z
  .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
  .transform((value) => new URL(value).origin);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const schema = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production']).default('production')),
  LOG_LEVEL: optional(z.enum(logLevels).default('info')),
  SITE_HOST: optional(z.string().default('127.0.0.1')),
  SITE_PORT: optional(port.default(3000)),
  SITE_URL: optional(origin.default('http://localhost:3000')),
  CMS_URL: optional(origin.default('http://localhost:1337')),
  /**
   * Address at which editors reach the CMS, if it differs from the site's (such as a container's
   * name).
   */
  CMS_PUBLIC_URL: optional(origin.optional()),
  CMS_TOKEN: secret,
  CMS_PREVIEW_TOKEN: secret,
  PREVIEW_SECRET: secret,
  NOTICE_SECRET: secret,
  SESSION_SECRET: secret,
  PAGE_CACHE_MB: optional(z.coerce.number().int().min(1).max(65_536).default(18)),
  PAGE_CACHE_SECONDS: optional(z.coerce.number().int().min(0).max(86_400).default(30)),
  PAGE_CACHE_AHEAD: optional(z.enum(['true', 'false']).default('true')).transform(
    (value) => value === 'true',
  ),
  /** Number of trusted proxies in front of the site, for the visitor's address. */
  TRUST_PROXY: z.preprocess(toProxyCount, z.coerce.number().int().min(0).max(10)),
  REDIS_URL: optional(
    z
      .url({ protocol: /^rediss?$/, hostname: /./, message: 'must be a redis:// address' })
      .optional(),
  ),
  REDIS_PASSWORD: optional(z.string().optional()),
  /**
   * Folder shared by the processes of this site, with the built files of previous and next
   * versions.
   */
  ASSETS_DIR: optional(z.string().optional()),
  SECURITY_CONTACT: optional(
    z
      .url({ protocol: /^(https|mailto)$/, message: 'must be an https: or mailto: address' })
      .optional(),
  ),
  MCP_ENDPOINT: optional(z.enum(['true', 'false']).default('false')).transform(
    (value) => value === 'true',
  ),
  /** Required to read /feeds/kyero.xml and /feeds/openimmo.xml; without it the feeds are off. */
  EXPORT_TOKEN: optional(secret.optional()),
  /** Port of the Prometheus metrics of this process; without it none exist. */
  SITE_METRICS_PORT: optional(port.optional()),
  METRICS_HOST: optional(z.string().default('127.0.0.1')),
  /** Required to read the metrics; without it they are open to anybody who can reach the port. */
  METRICS_TOKEN: optional(secret.optional()),
  /** Host of uploads that the site does not proxy (an S3 bucket, a CDN). */
  MEDIA_URL: optional(origin.optional()),
});

export const settings: readonly string[] = Object.keys(schema.shape);

export type Env = Readonly<z.infer<typeof schema>>;

/** Thrown when the environment is invalid; the message names every variable and what it must be. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export function loadEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return Object.freeze(parsed.data);
  const problems = parsed.error.issues.map(({ path, message, code }) => {
    const name = path.join('.');
    const isMissing = code === 'invalid_type' && (source[name] ?? '') === '';
    return `${name}: ${isMissing ? 'is not set' : message}`;
  });
  throw new EnvError(`Invalid environment:\n  ${problems.join('\n  ')}`);
}

function toProxyCount(value: unknown): unknown {
  if (value === undefined || value === '' || value === 'false') return 0;
  return value === 'true' ? 1 : value;
}
