import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFuzz } from '../../bench/fuzz/run-fuzz';
import { openLiveSite, type LiveSite } from './testing/open-live-site';

let live: LiveSite;

beforeAll(async () => {
  // Each request uses its own address; otherwise the rate limit would answer most of them.
  process.env.TRUST_PROXY = '1';
  live = await openLiveSite();
});

afterAll(() => live?.stop());

test('FORM-7 a thousand malformed requests are answered, fail nothing and leave no lead', async () => {
  const megabytes = () => process.memoryUsage().rss / 1024 ** 2;
  const settings = { url: live.url, requests: 1000, random: 7, concurrency: 8, megabytes };
  const { failures, away } = await runFuzz(settings);
  expect(failures).toEqual([]);
  expect(away).toBe(0);
  const leads = (await live.cms.strapi.db.connection('leads').select('id')) as unknown[];
  expect(leads).toEqual([]);
  expect((await live.get('/nl/')).status).toBe(200);
}, 400_000);
