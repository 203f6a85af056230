import { logLevels } from '@agency/domain/log-levels';
import { z } from 'zod';

const secret = z.string().min(32, 'must have at least 32 characters');
const port = z.coerce.number().int().min(1).max(65_535);
const origin = z
  .url({ protocol: /^https?$/, message: 'must be an http(s) address' })
  .transform((value) => new URL(value).origin);
/** A variable that is set to nothing counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const schema = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production']).default('production')),
  LOG_LEVEL: optional(z.enum(logLevels).default('info')),
  SITE_HOST: optional(z.string().default('127.0.0.1')),
  SITE_PORT: optional(port.default(3000)),
  SITE_URL: optional(origin.default('http://localhost:3000')),
  CMS_URL: optional(origin.default('http://localhost:1337')),
  /** Where editors reach the CMS, when the site does elsewhere (a container's own name). */
  CMS_PUBLIC_URL: optional(origin.optional()),
  CMS_TOKEN: secret,
  CMS_PREVIEW_TOKEN: secret,
  PREVIEW_SECRET: secret,
  NOTICE_SECRET: secret,
  SESSION_SECRET: secret,
  PAGE_CACHE_MB: optional(z.coerce.number().int().min(1).max(65_536).default(18)),
  PAGE_CACHE_SECONDS: optional(z.coerce.number().int().min(0).max(86_400).default(30)),
  /** Whether pages are made before a visitor asks for them. */
  PAGE_CACHE_AHEAD: optional(z.enum(['true', 'false']).default('true')).transform(
    (value) => value === 'true',
  ),
  /** How many proxies stand in front and may be believed about the visitor's address. */
  TRUST_PROXY: z.preprocess(toProxyCount, z.coerce.number().int().min(0).max(10)),
  /** Where the processes of this site meet, when there are several. */
  REDIS_URL: optional(
    z
      .url({ protocol: /^rediss?$/, hostname: /./, message: 'must be a redis:// address' })
      .optional(),
  ),
  /** The password of that Redis, when its address has none. */
  REDIS_PASSWORD: optional(z.string().optional()),
  /** A folder that the processes of this site share, for the files of versions before and after. */
  ASSETS_DIR: optional(z.string().optional()),
  /** Whom security.txt names: an address of a page or a mailbox. */
  SECURITY_CONTACT: optional(
    z
      .url({ protocol: /^(https|mailto)$/, message: 'must be an https: or mailto: address' })
      .optional(),
  ),
  /** Whether programs may ask for listings at /mcp. */
  MCP_ENDPOINT: optional(z.enum(['true', 'false']).default('false')).transform(
    (value) => value === 'true',
  ),
  /** Who has it gets the listings at /feeds/kyero.xml and /feeds/openimmo.xml; nobody without it. */
  EXPORT_TOKEN: optional(secret.optional()),
  /** Where Prometheus reads the metrics of this process; nowhere without the port. */
  SITE_METRICS_PORT: optional(port.optional()),
  METRICS_HOST: optional(z.string().default('127.0.0.1')),
  /** Who has it may read the metrics; everybody who reaches their address without it. */
  METRICS_TOKEN: optional(secret.optional()),
  /** Where uploads are when they are not passed through (an S3 bucket, a CDN). */
  MEDIA_URL: optional(origin.optional()),
});

/** The names of all settings that the site reads. */
export const settings: readonly string[] = Object.keys(schema.shape);

/** The site's settings, checked. */
export type Env = Readonly<z.infer<typeof schema>>;

/** The environment is not as it has to be; the message names every variable and what it wants. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Parses the environment by schema. Throws {@link EnvError}. */
export function loadEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return Object.freeze(parsed.data);
  const problems = parsed.error.issues.map(({ path, message, code }) => {
    const name = path.join('.');
    const isMissing = code === 'invalid_type' && (source[name] ?? '') === '';
    return `${name}: ${isMissing ? 'is not set' : message}`;
  });
  throw new EnvError(`The environment is not right:\n  ${problems.join('\n  ')}`);
}

function toProxyCount(value: unknown): unknown {
  if (value === undefined || value === '' || value === 'false') return 0;
  return value === 'true' ? 1 : value;
}
