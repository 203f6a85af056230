import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestCms } from './boot';
import { findTemplate } from './template';
import { checkReset, useCms } from './use-cms';

const city = 'api::city.city';
let cms: TestCms;

beforeEach(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

const template = () => findTemplate('empty');
const leaveCity = () =>
  cms.strapi.documents(city).create({ data: { name: 'Leuven', key: '3000', zip: '3000' } });
const leaveFile = () => writeFileSync(path.join(cms.dataDir, 'public/uploads/left.txt'), 'left');

test('nothing that a file left is there for the next, ids begin anew', async () => {
  const first = await leaveCity();
  leaveFile();
  process.env.LEFT = 'left';
  const { secondFactor } = cms.strapi.config.get<Record<string, unknown>>('staff');
  cms.strapi.config.set('staff.secondFactor', 'everybody');
  cms.strapi.documents.use(() => Promise.reject(new Error('left')));
  cms = await useCms('empty');
  expect(await cms.strapi.documents(city).findMany({})).toEqual([]);
  expect((await leaveCity()).id).toBe(first.id);
  expect(process.env.LEFT).toBeUndefined();
  expect(cms.strapi.config.get('staff.secondFactor')).toBe(secondFactor);
});

test('a file has the content that it asks for', async () => {
  cms = await useCms('content');
  const { data } = await cms.query<{ pages: object[] }>('{ pages(locale: "nl") { key } }');
  expect(data?.pages).toHaveLength(3);
  cms = await useCms('empty');
  expect((await cms.query('{ pages(locale: "nl") { key } }')).data).toEqual({ pages: [] });
});

test.each([
  ['rows', leaveCity, /not put back: cities has 1 rows, not 0/],
  ['files', leaveFile, /not put back: the files differ/],
])('a reset that leaves %s behind is a failure', async (_, leave, message) => {
  await leave();
  await expect(checkReset(cms, await template())).rejects.toThrow(message);
});
