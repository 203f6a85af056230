import { logLevels } from '@agency/domain/log-levels';
import { expect, test } from 'vitest';
import { EnvError, loadEnv } from './env-schema';

const secrets = Object.fromEntries(
  ['CMS_TOKEN', 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'NOTICE_SECRET', 'SESSION_SECRET'].map(
    (name) => [name, name.padEnd(32, '0')],
  ),
);

test('fills in the defaults, also for variables set to nothing', () => {
  const env = loadEnv({ ...secrets, SITE_PORT: '', MEDIA_URL: '', TRUST_PROXY: '' });
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    CMS_URL: 'http://localhost:1337',
    PAGE_CACHE_MB: 18,
    PAGE_CACHE_SECONDS: 30,
    PAGE_CACHE_AHEAD: true,
    TRUST_PROXY: 0,
    MCP_ENDPOINT: false,
    MEDIA_URL: undefined,
  });
});

test('keeps the origin of an address', () => {
  expect(loadEnv({ ...secrets, SITE_URL: 'https://www.corbelle.example/nl/' }).SITE_URL).toBe(
    'https://www.corbelle.example',
  );
});

test.each([
  ['true', 1],
  ['false', 0],
  ['2', 2],
])('TRUST_PROXY %s means %i proxies', (value, expected) => {
  expect(loadEnv({ ...secrets, TRUST_PROXY: value }).TRUST_PROXY).toBe(expected);
});

test.each(logLevels)('LOG_LEVEL may be %s', (level) => {
  expect(loadEnv({ ...secrets, LOG_LEVEL: level }).LOG_LEVEL).toBe(level);
});

test.each([
  ['SITE_PORT', '70000'],
  ['SITE_PORT', 'abc'],
  ['SITE_URL', 'localhost:3000'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['CMS_URL', 'ftp://cms'],
  ['CMS_PUBLIC_URL', 'cms'],
  ['CMS_TOKEN', 'short'],
  ['SESSION_SECRET', ''],
  ['PAGE_CACHE_MB', '0'],
  ['PAGE_CACHE_SECONDS', '-1'],
  ['PAGE_CACHE_AHEAD', 'sometimes'],
  ['REDIS_URL', 'redis:6379'],
  ['REDIS_URL', 'http://redis:6379'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'trace'],
  ['NODE_ENV', 'live'],
  ['TRUST_PROXY', 'yes'],
])('a wrong %s (%j) fails with its name', (name, value) => {
  expect(() => loadEnv({ ...secrets, [name]: value })).toThrow(EnvError);
  expect(() => loadEnv({ ...secrets, [name]: value })).toThrow(new RegExp(`^.*\\n  ${name}: `));
});

test('names every missing variable at once and shows no value', () => {
  const failing = () => loadEnv({ SESSION_SECRET: 'hunter2' });
  expect(failing).toThrow(/CMS_TOKEN: is not set[\s\S]*NOTICE_SECRET: is not set/);
  expect(failing).not.toThrow(/hunter2/);
});
