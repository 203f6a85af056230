import { expect, onTestFinished, test, vi } from 'vitest';
import { startFakeRedis } from '../testing/fake-redis';
import { startTestSite, type TestSiteSettings } from '../testing/start-test-site';
import type { CountedVisits } from './visit-batch';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const agreed = 'site_consent=1.a.1700000000';
const visitor = {
  Origin: 'http://site.test',
  'Content-Type': 'application/json',
  'User-Agent': browser,
  Cookie: agreed,
};

async function buildSite(settings: TestSiteSettings = {}) {
  const written: CountedVisits[] = [];
  const write = vi.fn(
    async (_batch: string, visits: readonly CountedVisits[]) => void written.push(...visits),
  );
  const site = await startTestSite({ writeVisits: write, ...settings });
  const visit = (listing: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    site.get('/visits', { ...visitor, ...headers }, { method }, JSON.stringify({ listing }));
  const count = (listing: string) =>
    written.reduce((sum, entry) => sum + (entry.listing === listing ? entry.count : 0), 0);
  return { site, write, written, visit, count };
}

test('OWN-6 a visit is answered when it is written, and not before', async () => {
  const { visit, write } = await buildSite();
  let answered = false;
  let finish = () => undefined as void;
  write.mockImplementationOnce(
    () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))),
  );
  const answer = visit('4711').then(({ status, text, headers }) => {
    answered = true;
    return [status, text, headers['cache-control'], headers['set-cookie']];
  });
  await vi.waitFor(
    () => expect(write).toHaveBeenCalledWith(expect.any(String), [{ listing: '4711', count: 1 }]),
    10_000,
  );
  expect(answered).toBe(false);
  finish();
  expect(await answer).toEqual([204, '', 'no-store', undefined]);
});

test('OWN-6 one visitor counts once per listing, and on every listing', async () => {
  const { visit, count } = await buildSite();
  for (const listing of ['1', '1', '2', '1']) expect((await visit(listing)).status).toBe(204);
  expect([count('1'), count('2')]).toEqual([1, 1]);
});

test('OWN-6 a visitor counts again after half an hour', async () => {
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  const { visit, count } = await buildSite();
  const start = performance.now();
  await visit('1');
  now.mockImplementation(() => start + 29 * 60_000);
  await visit('1');
  expect(count('1')).toBe(1);
  now.mockImplementation(() => start + 31 * 60_000);
  await visit('1');
  expect(count('1')).toBe(2);
});

test('OWN-6 two browsers behind one address are two visitors, and two addresses too', async () => {
  const { visit, count } = await buildSite({ env: { TRUST_PROXY: '1' } });
  await visit('1', { 'X-Forwarded-For': '203.0.113.7' });
  await visit('1', { 'X-Forwarded-For': '203.0.113.8' });
  await visit('1', { 'X-Forwarded-For': '203.0.113.8', 'User-Agent': `${browser} x` });
  await visit('1', { 'X-Forwarded-For': '198.51.100.1, 203.0.113.8' });
  expect(count('1')).toBe(3);
});

test('OWN-6 without a proxy nobody is believed about their address', async () => {
  const { visit, count } = await buildSite();
  await visit('1', { 'X-Forwarded-For': '203.0.113.7' });
  await visit('1', { 'X-Forwarded-For': '203.0.113.8' });
  expect(count('1')).toBe(1);
});

test.each<[string, Record<string, string>]>([
  ['without consent', { Cookie: '' }],
  ['whose consent is not for statistics', { Cookie: 'site_consent=1.msu.1700000000' }],
  ['whose consent is not one of ours', { Cookie: 'site_consent=a' }],
  ['who is a bot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com)' }],
  ['who is a program', { 'User-Agent': 'curl/8.5.0' }],
  ['who says nothing of their browser', { 'User-Agent': ' ' }],
  ['who works for the agency', { Cookie: `${agreed}; site_staff=1` }],
  ['who looks at a preview', { Cookie: `site_preview=x; ${agreed}` }],
  ['who is logged in as an owner', { Cookie: `${agreed}; site_session=x` }],
  ['who is logged in as an owner over https', { Cookie: `${agreed};__Host-site_session=x` }],
])('OWN-6 CONSENT-2 a visitor %s is told nothing and not counted', async (_, headers) => {
  const { visit, write } = await buildSite();
  const answer = await visit('1', headers);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(write).not.toHaveBeenCalled();
});

test.each<[number, string, unknown, Record<string, string>, string?]>([
  [403, 'another site', '1', { Origin: 'https://evil.example' }],
  [403, 'no page', '1', { Origin: 'null' }],
  [415, 'a form', '1', { 'Content-Type': 'text/plain' }],
  [413, 'too much', 'x'.repeat(1100), {}],
  [413, 'too much of unsaid length', 'x'.repeat(1100), { 'Transfer-Encoding': 'chunked' }],
  [400, 'no reference', undefined, {}],
  [400, 'a number', 4711, {}],
  [400, 'a list', ['1'], {}],
  [400, 'a reference that cannot be', '1; drop table', {}],
  [400, 'a reference without an end', 'x'.repeat(41), {}],
  [405, 'another method', '1', {}, 'PUT'],
])('OWN-6 %i for a beacon of %s', async (status, _, listing, headers, method) => {
  const { visit, write } = await buildSite();
  const answer = await visit(listing, headers, method);
  expect([answer.status, answer.text]).toEqual([status, '']);
  expect(write).not.toHaveBeenCalled();
});

test.each(['', 'null', '{', '{"listing":"1","count":5}', '[]', '\u0000'])(
  'OWN-6 400 for the body %j',
  async (body) => {
    const { site, write } = await buildSite();
    expect((await site.get('/visits', visitor, { method: 'POST' }, body)).status).toBe(400);
    expect(write).not.toHaveBeenCalled();
  },
);

test('OWN-6 a visit is not asked for', async () => {
  const { site } = await buildSite();
  const answer = await site.get('/visits');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
});

test('OWN-6 a page that sends no origin is none', async () => {
  const { site } = await buildSite();
  const headers = { ...visitor, 'Sec-Fetch-Site': 'same-origin', Origin: undefined };
  const answer = await site.get(
    '/visits',
    JSON.parse(JSON.stringify(headers)) as Record<string, string>,
    { method: 'POST' },
    '{"listing":"1"}',
  );
  expect(answer.status).toBe(403);
});

test('OWN-6 visits that come together are written together', async () => {
  const { visit, write, count } = await buildSite({ env: { TRUST_PROXY: '1' } });
  await visit('0');
  write.mockClear();
  const from = (index: number) => ({ 'X-Forwarded-For': `203.0.113.${index}` });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => visit(String(1 + (index % 2)), from(index))),
  );
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect(write.mock.calls.length).toBeLessThan(10);
  expect([count('1'), count('2')]).toEqual([20, 20]);
});

test('OWN-6 while the CMS is away 503 says when to come again, and then the visit counts', async () => {
  const { site, visit, write, count } = await buildSite();
  write.mockRejectedValueOnce(new Error('ECONNREFUSED'));
  const answer = await visit('1');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
  expect((await visit('1')).status).toBe(204);
  expect((await visit('1')).status).toBe(204);
  expect(count('1')).toBe(1);
  const said = site.lines.map(({ msg }) => msg);
  expect(said).toEqual(['visits are not counted', 'visits are counted again']);
});

test('OWN-6 visits that the CMS counted before the connection broke count once', async () => {
  const ids: string[] = [];
  let isBroken = true;
  const counts = new Map<string, number>();
  const cms = (batch: string, visits: readonly CountedVisits[]): Promise<void> => {
    const isKnown = ids.includes(batch);
    ids.push(batch);
    for (const { listing, count } of isKnown ? [] : visits) {
      counts.set(listing, (counts.get(listing) ?? 0) + count);
    }
    return isBroken ? Promise.reject(new Error('socket hang up')) : Promise.resolve();
  };
  const { visit } = await buildSite({ env: { TRUST_PROXY: '1' }, writeVisits: cms });
  const visitAs = async (host: number, listing: string) =>
    (await visit(listing, { 'X-Forwarded-For': `203.0.113.${host}` })).status;
  const visitAll = () => Promise.all([visitAs(1, '1'), visitAs(2, '1'), visitAs(3, '2')]);
  expect(await visitAll()).toEqual([503, 503, 503]);
  expect(await visitAll()).toEqual([503, 503, 503]);
  isBroken = false;
  expect(await visitAll()).toEqual([204, 204, 204]);
  expect(new Set(ids).size).toBe(1);
  expect([...counts]).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  expect(await visitAs(4, '1')).toBe(204);
  expect(new Set(ids).size).toBe(2);
});

test('OWN-6 who comes twice while the first visit is under way hears of the first', async () => {
  const { visit, write, written } = await buildSite();
  write.mockRejectedValueOnce(new Error('away'));
  const answers = await Promise.all([visit('1'), visit('1')]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(written).toEqual([]);
});

test('OWN-6 one address has sixty visits a minute, of IPv6 one network', async () => {
  const { visit, written } = await buildSite({ env: { TRUST_PROXY: '1' } });
  const from = (index: number) => ({ 'X-Forwarded-For': `2001:db8:1:1::${index.toString(16)}` });
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_, index) => visit(String(index), from(index))),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(written).toHaveLength(60);
  expect((await visit('1', { 'X-Forwarded-For': '2001:db9::1' })).status).toBe(204);
});

test('OWN-6 what is waiting when the site stops is written', async () => {
  const { site, visit, count } = await buildSite();
  const answer = visit('1');
  // Requests are handled in order: once this one is answered, the visit is waiting.
  await site.get('/healthz');
  await site.close();
  expect((await answer).status).toBe(204);
  expect(count('1')).toBe(1);
});

test('OWN-6 no line of the log says who looked at what', async () => {
  const { site, visit, write } = await buildSite({
    env: { TRUST_PROXY: '1', LOG_LEVEL: 'debug' },
  });
  write.mockRejectedValue(new Error('away'));
  await visit('4711', { 'X-Forwarded-For': '203.0.113.7' });
  await visit('4711; x', { 'X-Forwarded-For': '203.0.113.7' });
  expect(JSON.stringify(site.lines)).not.toMatch(/4711|203\.0\.113|Firefox/);
});

test('OWN-6 the processes of a site know one another’s visitors, and Redis knows nobody', async () => {
  const redis = await startFakeRedis();
  onTestFinished(() => redis.stop());
  const env = { REDIS_URL: redis.url };
  const [first, second] = [await buildSite({ env }), await buildSite({ env })];
  await vi.waitFor(() => expect(redis.subscribers()).toBe(2), 5000);
  await first.visit('1');
  await second.visit('1');
  await second.visit('2');
  expect([first.count('1'), second.count('1'), second.count('2')]).toEqual([1, 0, 1]);
  expect([...redis.values.keys()].join(' ')).toMatch(
    /^agency:visit-key( agency:visit:[\w-]{22}){2}$/,
  );
});

test('OWN-6 a visit that could not be written is forgotten by every process', async () => {
  const redis = await startFakeRedis();
  onTestFinished(() => redis.stop());
  const env = { REDIS_URL: redis.url };
  const [first, second] = [await buildSite({ env }), await buildSite({ env })];
  await vi.waitFor(() => expect(redis.subscribers()).toBe(2), 5000);
  first.write.mockRejectedValueOnce(new Error('away'));
  expect((await first.visit('1')).status).toBe(503);
  expect((await second.visit('1')).status).toBe(204);
  expect(second.count('1')).toBe(1);
});

test('OWN-6 while Redis is away a process remembers for itself', async () => {
  const redis = await startFakeRedis();
  await redis.stop();
  const { visit, count } = await buildSite({ env: { REDIS_URL: redis.url } });
  expect((await visit('1')).status).toBe(204);
  expect((await visit('1')).status).toBe(204);
  expect(count('1')).toBe(1);
});
