import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { reachable } from './ports.mjs';
import { ROOM, root, say, Stop } from './run.mjs';

const FILE = join(root, '.env');
const secret = () => randomBytes(32).toString('base64url');
const password = () => randomBytes(9).toString('base64url').replace(/[-_]/g, 'x') + 'A7';

/** Values generated once per installation, never committed. */
const GENERATED = {
  APP_KEYS: () => [secret(), secret()].join(','),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  CMS_TOKEN: secret,
  CMS_PREVIEW_TOKEN: secret,
  PREVIEW_SECRET: secret,
  NOTICE_SECRET: secret,
  SESSION_SECRET: secret,
  ADMIN_EMAIL: () => 'admin@corbelle.example',
  ADMIN_PASSWORD: password,
  EDITOR_EMAIL: () => 'editor@corbelle.example',
  EDITOR_PASSWORD: password,
  OWNER_EMAIL: () => 'owner@corbelle.example',
  OWNER_PASSWORD: password,
};

const FOR_COMPOSE = { POSTGRES_PASSWORD: secret, REDIS_PASSWORD: secret };

const DEFAULTS = {
  SITE_HOST: '127.0.0.1',
  SITE_PORT: '3000',
  CMS_HOST: '127.0.0.1',
  CMS_PORT: '1337',
  DATA_DIR: '.data',
  DATABASE_CLIENT: 'sqlite',
};

/**
 * Loads the settings of this installation: process environment, then `.env`, then defaults.
 * Generates missing secrets and demo logins and writes them to `.env`, readable by its owner
 * only; `generated` names those.
 */
export function loadEnvironment(path = FILE) {
  const { file, fresh } = ensureSecrets(GENERATED, path);
  const env = complete({
    ...DEFAULTS,
    ...definedIn(file),
    ...fresh,
    ...definedIn(process.env),
  });
  return { env, generated: Object.keys(fresh) };
}

/**
 * Writes missing secrets and first logins to `.env`, including those of Compose. Returns the new
 * names.
 */
export function writeSecrets(path = FILE) {
  return Object.keys(ensureSecrets({ ...GENERATED, ...FOR_COMPOSE }, path).fresh);
}

function ensureSecrets(generated, path) {
  const read = () => readFileSync(path, 'utf8');
  const file = existsSync(path) ? parseEnv(orStop(read, `${path} cannot be read`)) : {};
  const fresh = Object.fromEntries(
    Object.entries(generated)
      .filter(([name]) => !process.env[name] && !file[name])
      .map(([name, make]) => [name, make()]),
  );
  if (Object.keys(fresh).length > 0) append(path, fresh);
  return { file, fresh };
}

/**
 * Returns settings of a temporary installation: fresh secrets, without reading or writing
 * `.env`.
 */
export function loadTestEnvironment(overrides) {
  const made = Object.entries(GENERATED).map(([name, make]) => [name, make()]);
  // Pre-rendering pages would disturb tests and measurements.
  const quiet = { PAGE_CACHE_AHEAD: 'false' };
  return complete({ ...DEFAULTS, ...Object.fromEntries(made), ...quiet, ...overrides });
}

function complete(env) {
  for (const name of ['SITE_PORT', 'CMS_PORT']) checkPort(name, env[name]);
  return {
    ...env,
    NODE_ENV: 'production',
    SITE_URL: env.SITE_URL || `http://localhost:${env.SITE_PORT}`,
    CMS_URL: env.CMS_URL || `http://localhost:${env.CMS_PORT}`,
    SITE_NOTICE_URLS: env.SITE_NOTICE_URLS || `http://${reachable(env.SITE_HOST)}:${env.SITE_PORT}`,
    DATA_DIR: resolve(root, env.DATA_DIR),
    SEED_DIR: resolve(root, env.SEED_DIR || 'seed'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/** Parses `NAME=value` lines; removes quotes around a value, `#` starts a comment line. */
export function parseEnv(text) {
  const values = {};
  text.split(/\r?\n/).forEach((line, index) => {
    if (!line.trim() || line.trim().startsWith('#')) return;
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) throw new Stop(`.env, line ${index + 1}: write NAME=value.`);
    values[match[1]] = match[2].replace(/^(['"])(.*)\1$/, '$2');
  });
  return values;
}

export function makeDataFolder(folder) {
  const setting = `The data folder ${folder} cannot be made (DATA_DIR)`;
  orStop(() => mkdirSync(folder, { recursive: true }), setting);
}

function orStop(work, what) {
  try {
    return work();
  } catch (error) {
    const advice =
      error.code === 'ENOSPC'
        ? `No space is left on the disk. ${ROOM}`
        : 'Let the user who runs this own the folder, or choose another one.';
    throw new Stop(`${what}: ${error.code}. ${advice}`);
  }
}

function append(path, values) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const start = before === '' ? HEADER : before.endsWith('\n') ? '' : '\n';
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  orStop(() => {
    appendWhole(path, start + lines.join(''));
    chmodSync(path, 0o600);
  }, `The generated secrets cannot be written to ${path}`);
  say(`Generated ${lines.length} secrets and logins into .env`);
}

/** Keeps owner and link of the file, and its content when the disk is full. */
function appendWhole(path, text) {
  const file = openSync(path, 'a', 0o600);
  const { size } = fstatSync(file);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  } finally {
    closeSync(file);
  }
}

const HEADER = `# Settings of this installation. Keep this file to yourself; docs/operations.md explains each name.\n`;

function definedIn(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function checkPort(name, value) {
  if (/^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65536) return;
  throw new Stop(`${name} must be a port number from 1 to 65535; it is "${value}".`);
}
