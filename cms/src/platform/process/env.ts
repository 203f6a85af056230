import path from 'node:path';
import { logLevels } from '@agency/domain/log-levels';
import { z } from 'zod';

const repositoryRoot = findRepositoryRoot();

const text = z.string({ error: 'is missing' });
const secret = text.min(32, 'must be at least 32 characters long');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65535, 'must be a port from 1 to 65535');
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');
/** Number of proxies in front; `true` is one. */
const proxyCount = z
  .string()
  .transform((value) => ({ true: '1', false: '0' })[value] ?? value)
  .pipe(z.string().regex(/^\d$|^10$/, 'must be true, false or a number from 0 to 10'))
  .transform(Number);
const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** Reports whether user and password of a URL are percent-encoded correctly. */
const isDecodable = (value: string): boolean => {
  try {
    const { username, password } = new URL(value);
    return decodeURIComponent(username + password).length >= 0;
  } catch {
    return false;
  }
};
/** Comma-separated URLs, as unique origins. */
const origins = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim()))
  .pipe(z.array(address.transform((value) => new URL(value).origin)).min(1))
  .transform((list) => [...new Set(list)]);
/** Comma-separated hosts, with a port unless it is the default. */
const hosts = z
  .string()
  .regex(/^[A-Za-z0-9.:[\]-]+(, ?[A-Za-z0-9.:[\]-]+)*$/, 'must be hosts separated by commas')
  .transform((list) => list.split(',').map((item) => item.trim().toLowerCase()));
const email = z.email({
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be an email address'),
});
const password = text.min(8, 'must be at least 8 characters long');

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    CMS_HOST: z.string().min(1).default('127.0.0.1'),
    CMS_PORT: port.default(1337),
    CMS_URL: address.default('http://localhost:1337'),
    SITE_URL: address.default('http://localhost:3000'),
    SITE_NOTICE_URLS: origins.optional(),
    /** Number of trusted proxies for the client address. */
    TRUST_PROXY: proxyCount.default(0),
    DATA_DIR: z.string().min(1).default(path.join(repositoryRoot, '.data')),
    SEED_DIR: z.string().min(1).default(path.join(repositoryRoot, 'seed')),
    /** Path or http(s) URL of the file of places near listings. */
    PLACES_SOURCE: z.string().min(1).optional(),
    /** Folder of feed files, with one subfolder per source. */
    FEED_FOLDER: z.string().min(1).optional(),
    /** Hosts in the private network that feeds may be read from. */
    FEED_PRIVATE_HOSTS: hosts.default([]),
    /** Maximum size of visitors' files that belong to leads, in megabytes. */
    LEAD_FILES_MB: z
      .string()
      .regex(/^\d{1,7}$/, 'must be a number of megabytes')
      .transform(Number)
      .default(2048),
    SEED_ON_EMPTY: flag.default(true),
    CRON: flag.default(true),
    /** Port and host of the metrics; disabled without a port. */
    CMS_METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    /** Bearer token for the metrics; without it they are open to everyone who reaches the port. */
    METRICS_TOKEN: secret.optional(),
    /** Users who need a second factor to log in to the admin. */
    STAFF_SECOND_FACTOR: z
      .enum(['optional', 'administrators', 'everybody'], {
        error: 'must be optional, administrators or everybody',
      })
      .default('optional'),
    DATABASE_CLIENT: z.enum(['sqlite', 'postgres']).default('sqlite'),
    DATABASE_FILENAME: z.string().min(1).optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
      .refine(isDecodable, 'must write a % in user or password as %25')
      .optional(),
    MAIL_FROM: email.optional(),
    /** Secrets of the mailbox that leads come from; they win over the stored ones. */
    MAILBOX_PASSWORD: z.string().optional(),
    MAILBOX_PUSH_KEY: secret.optional(),
    APP_KEYS: text
      .transform((keys) => keys.split(',').map((key) => key.trim()))
      .pipe(z.array(secret).min(1)),
    API_TOKEN_SALT: secret,
    ADMIN_JWT_SECRET: secret,
    TRANSFER_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret,
    /** The key before a change; stored secrets of feeds are read with it too. */
    ENCRYPTION_KEY_FORMER: secret.optional(),
    CMS_TOKEN: secret,
    CMS_PREVIEW_TOKEN: secret,
    NOTICE_SECRET: secret,
    PREVIEW_SECRET: secret,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    EDITOR_EMAIL: email,
    EDITOR_PASSWORD: password,
    OWNER_EMAIL: email,
    OWNER_PASSWORD: password,
  })
  .refine((env) => env.DATABASE_CLIENT !== 'postgres' || env.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'is required when DATABASE_CLIENT is postgres',
  })
  .refine((env) => env.CMS_TOKEN !== env.CMS_PREVIEW_TOKEN, {
    path: ['CMS_PREVIEW_TOKEN'],
    message: 'must differ from CMS_TOKEN',
  });

/** Names of all settings of the CMS, except feed secrets. */
export const settings: readonly string[] = Object.keys(schema.shape);

/** Validated settings of the CMS. Paths are absolute. */
export type Environment = z.output<typeof schema> & {
  DATABASE_FILENAME: string;
  FEED_FOLDER: string;
  SITE_NOTICE_URLS: string[];
};

/**
 * Reads the settings from environment variables; empty ones count as missing. Throws an error
 * that names every invalid variable, never its value.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`,
    );
    throw new Error(
      `Wrong environment variables, correct them in .env and start again:\n${lines.join('\n')}`,
    );
  }
  const env = result.data;
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR: dataDir,
    SEED_DIR: path.resolve(env.SEED_DIR),
    FEED_FOLDER: path.resolve(env.FEED_FOLDER ?? path.join(dataDir, 'feeds')),
    SITE_NOTICE_URLS: env.SITE_NOTICE_URLS ?? [new URL(env.SITE_URL).origin],
    DATABASE_FILENAME: path.resolve(env.DATABASE_FILENAME ?? path.join(dataDir, 'cms.sqlite')),
  };
}

/**
 * Returns a secret whose name is a setting; null if missing. Its value is never shown or stored.
 */
export function findSecret(name: string, source: NodeJS.ProcessEnv = process.env): string | null {
  return source[name] || null;
}

/** Returns the repository root; compiled code is one level deeper than its source. */
function findRepositoryRoot(): string {
  const parent = path.resolve(__dirname, '../../..');
  return path.basename(parent) === 'dist'
    ? path.resolve(parent, '../..')
    : path.resolve(parent, '..');
}
