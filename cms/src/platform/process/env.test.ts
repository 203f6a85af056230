import path from 'node:path';
import { logLevels } from '@agency/domain/log-levels';
import { expect, test } from 'vitest';
import { buildEnvironment } from '../../../test/environment';
import { readEnvironment } from './env';

test('a complete environment gives absolute paths and defaults', () => {
  const env = readEnvironment(buildEnvironment({ DATA_DIR: 'somewhere', CMS_PORT: '1400' }));
  expect(env.DATA_DIR).toBe(path.resolve('somewhere'));
  expect(env.DATABASE_FILENAME).toBe(path.resolve('somewhere/cms.sqlite'));
  expect(env).toMatchObject({ CMS_PORT: 1400, DATABASE_CLIENT: 'sqlite', SEED_ON_EMPTY: true });
  expect(env.APP_KEYS).toHaveLength(2);
});

test('an empty variable counts as not given', () => {
  expect(readEnvironment(buildEnvironment({ CMS_PORT: '' })).CMS_PORT).toBe(1337);
});

test.each([
  ['', 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s is %i proxies', (value, count) => {
  expect(readEnvironment(buildEnvironment({ TRUST_PROXY: value })).TRUST_PROXY).toBe(count);
});

test('CMS-2 notices go to the site’s address, or to each of those that are named', () => {
  const siteOnly = readEnvironment(buildEnvironment({ SITE_URL: 'https://corbelle.example/' }));
  expect(siteOnly.SITE_NOTICE_URLS).toEqual(['https://corbelle.example']);
  const named = 'http://site-a:3000, http://site-b:3000/,http://site-a:3000';
  const several = readEnvironment(buildEnvironment({ SITE_NOTICE_URLS: named }));
  expect(several.SITE_NOTICE_URLS).toEqual(['http://site-a:3000', 'http://site-b:3000']);
});

test.each(logLevels)('LOG_LEVEL may be %s', (level) => {
  expect(readEnvironment(buildEnvironment({ LOG_LEVEL: level })).LOG_LEVEL).toBe(level);
});

test.each([
  ['CMS_PORT', 'http'],
  ['CMS_PORT', '70000'],
  ['CMS_URL', 'ftp://cms'],
  ['SITE_URL', 'localhost:3000'],
  ['SITE_NOTICE_URLS', 'http://site:3000,site:3001'],
  ['NOTICE_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', 'http'],
  ['NODE_ENV', 'live'],
  ['DATABASE_CLIENT', 'mysql'],
  ['SMTP_URL', 'http://user:password@mail'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'smtp://user:100%ff@mail.example'],
  ['MAIL_FROM', 'Agency'],
  ['SEED_ON_EMPTY', 'perhaps'],
  ['TRUST_PROXY', '10.0.0.1'],
  ['APP_KEYS', 'short,keys'],
  ['API_TOKEN_SALT', 'short'],
  ['ENCRYPTION_KEY', ''],
  ['CMS_TOKEN', 'short'],
  ['PREVIEW_SECRET', 'short'],
  ['ADMIN_EMAIL', 'admin'],
  ['EDITOR_PASSWORD', 'short'],
  ['OWNER_EMAIL', ''],
])('a wrong %s (%j) stops the start with its name and never its value', (name, value) => {
  const start = (): unknown => readEnvironment(buildEnvironment({ [name]: value }));
  expect(start).toThrow(`\n  ${name}: `);
  if (value.length > 5) expect(start).not.toThrow(value);
});

test('every wrong variable is named at once', () => {
  const wrong = buildEnvironment({ CMS_PORT: 'x', ADMIN_EMAIL: 'y' });
  expect(() => readEnvironment(wrong)).toThrow(/CMS_PORT[^]*ADMIN_EMAIL/);
});

test('PostgreSQL needs its address', () => {
  expect(() => readEnvironment(buildEnvironment({ DATABASE_CLIENT: 'postgres' }))).toThrow(
    'DATABASE_URL: is required when DATABASE_CLIENT is postgres',
  );
});

test('CMS-6 the two tokens must differ', () => {
  const token = 'the-same-token-0123456789-0123456789';
  const same = buildEnvironment({ CMS_TOKEN: token, CMS_PREVIEW_TOKEN: token });
  expect(() => readEnvironment(same)).toThrow('CMS_PREVIEW_TOKEN: must differ from CMS_TOKEN');
});
