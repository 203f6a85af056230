import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { createSiteTokens } from './site-tokens';

const env = { CMS_TOKEN: 'site-token', CMS_PREVIEW_TOKEN: 'preview-token' };
const permissions = [{ action: 'read' }];
const good = { type: 'custom', kind: 'content-api', expiresAt: null, permissions };

function buildTokens(stored: object | null) {
  const database = { stored, asked: 0, now: 0, isAway: false };
  const findOne = () => {
    database.asked += 1;
    return database.isAway ? Promise.reject(new Error('away')) : Promise.resolve(database.stored);
  };
  const strapi: object = {
    service: () => ({ hash: (key: string) => `hash of ${key}` }),
    db: { query: () => ({ findOne }) },
  };
  return { database, find: createSiteTokens(strapi as Core.Strapi, env, () => database.now) };
}

test('CMS-6 the tokens of the site may do what the database says, asked once in five seconds', async () => {
  const { database, find } = buildTokens(good);
  expect(await find('site-token')).toEqual(new Set(['read']));
  database.stored = { ...good, permissions: [] };
  database.now = 4999;
  expect(await find('site-token')).toEqual(new Set(['read']));
  database.now = 5000;
  expect(await find('site-token')).toEqual(new Set());
  expect(database.asked).toBe(2);
});

test('CMS-6 any other token is nobody’s, and the database is not asked for it', async () => {
  const { database, find } = buildTokens(good);
  expect(await find('other')).toBeNull();
  expect(database.asked).toBe(0);
});

test.each([
  ['gone', null],
  ['over', { ...good, expiresAt: '2020-01-01T00:00:00.000Z' }],
  ['for everything', { ...good, type: 'full-access' }],
  ['for the admin', { ...good, kind: 'admin' }],
])('CMS-6 a token that is %s is nobody’s', async (_, stored) => {
  expect(await buildTokens(stored).find('preview-token')).toBeNull();
});

test('CMS-6 a database that was away is asked again', async () => {
  const { database, find } = buildTokens(good);
  database.isAway = true;
  await expect(find('site-token')).rejects.toThrow('away');
  database.isAway = false;
  expect(await find('site-token')).toEqual(new Set(['read']));
});
