import { expect, onTestFinished, test, vi } from 'vitest';
import { startFakeRedis, type FakeRedis } from '../testing/fake-redis';
import { signNotice } from '../testing/sign-notice';
import { html, loadTestEnv, startTestSite } from '../testing/start-test-site';

const { NOTICE_SECRET } = loadTestEnv();

async function openRedis(port?: number): Promise<FakeRedis> {
  const redis = await startFakeRedis(port);
  onTestFinished(() => redis.stop());
  return redis;
}

async function openProcess(redisUrl: string) {
  const answers = { forgetAnswers: vi.fn(), renewSite: vi.fn(async (): Promise<string[]> => []) };
  const site = await startTestSite({
    answers,
    render: async () => html('page', { headers: { 'X-Cache-Tags': 'page:nl:team' } }),
    env: { REDIS_URL: redisUrl },
  });
  const post = (id: string) => {
    const notice = sign(id);
    const headers = {
      'X-Notice-Time': notice.time,
      'X-Notice-Signature': notice.signature,
    };
    return site.get('/publish-notices', headers, { method: 'POST' }, notice.body);
  };
  return { site, post, answers, taken: () => answers.forgetAnswers.mock.calls.length };
}

function sign(id: string, secret = NOTICE_SECRET) {
  const changes = [{ type: 'page', key: 'team', languages: ['nl'] }];
  return signNotice(JSON.stringify({ id, changes }), secret);
}

const subscribed = (redis: FakeRedis, count: number) =>
  vi.waitFor(() => expect(redis.subscribers()).toBe(count), 5000);

test('CMS-2 a notice that one process takes reaches the others, and each takes it once', async () => {
  const redis = await openRedis();
  const [first, second] = [await openProcess(redis.url), await openProcess(redis.url)];
  await subscribed(redis, 2);
  expect((await first.post('1')).status).toBe(204);
  await vi.waitFor(() => expect(second.taken()).toBe(1), 10_000);
  expect((await second.post('1')).status).toBe(204);
  expect([first.taken(), second.taken()]).toEqual([1, 1]);
});

test('CMS-2 a notice that a process could not apply is tried again by that process', async () => {
  const redis = await openRedis();
  const { answers, taken } = await openProcess(redis.url);
  await subscribed(redis, 1);
  answers.renewSite.mockRejectedValueOnce(new Error('the CMS is away'));
  const changes = [{ type: 'header', key: null, languages: ['nl'] }];
  redis.say(JSON.stringify(signNotice(JSON.stringify({ id: '1', changes }), NOTICE_SECRET)));
  await vi.waitFor(() => expect(taken()).toBe(1), 10_000);
  await vi.waitFor(() => expect(answers.renewSite).toHaveBeenCalledTimes(2), 5000);
});

test('CMS-2 what comes over Redis has to be signed as the CMS signs it', async () => {
  const redis = await openRedis();
  const { taken } = await openProcess(redis.url);
  await subscribed(redis, 1);
  redis.say('nothing of the kind');
  redis.say(JSON.stringify({ time: 1 }));
  redis.say(JSON.stringify(sign('1', 'y'.repeat(32))));
  redis.say(JSON.stringify(sign('2')));
  await vi.waitFor(() => expect(taken()).toBe(1), 10_000);
});

test('CMS-2 a site works without Redis, says so once, and finds it when it comes', async () => {
  const redis = await startFakeRedis();
  await redis.stop();
  const { site, post, taken } = await openProcess(redis.url);
  expect((await post('1')).status).toBe(204);
  expect(taken()).toBe(1);
  await vi.waitFor(() => expect(site.lines.some(({ reason }) => reason)).toBe(true), 10_000);
  const back = await openRedis(redis.port);
  await subscribed(back, 1);
  await vi.waitFor(() => expect(taken()).toBe(2), 10_000);
  back.say(JSON.stringify(sign('2')));
  await vi.waitFor(() => expect(taken()).toBe(3), 10_000);
  expect(site.lines.filter(({ msg }) => String(msg).startsWith('Redis'))).toHaveLength(2);
});

test('CMS-2 a connection that breaks is made again', async () => {
  const redis = await startFakeRedis();
  const { taken } = await openProcess(redis.url);
  await subscribed(redis, 1);
  await redis.stop();
  const back = await openRedis(redis.port);
  await subscribed(back, 1);
  await vi.waitFor(() => expect(taken()).toBe(1), 10_000);
  back.say(JSON.stringify(sign('1')));
  await vi.waitFor(() => expect(taken()).toBe(2), 10_000);
});

test('CMS-2 a notice taken while Redis was away reaches the others once it is back', async () => {
  const redis = await startFakeRedis();
  const [first, second] = [await openProcess(redis.url), await openProcess(redis.url)];
  await subscribed(redis, 2);
  await redis.stop();
  expect((await first.post('1')).status).toBe(204);
  const back = await openRedis(redis.port);
  await subscribed(back, 2);
  const ids = () =>
    second.site.lines
      .filter(({ msg }) => msg === 'publish notice applied')
      .map(({ notice }) => notice);
  await vi.waitFor(() => expect(ids().sort()).toEqual(['1', 'missed']), 10_000);
});

test('CMS-2 pages are made anew when Redis is back, for notices may have been missed', async () => {
  const redis = await startFakeRedis();
  let renders = 0;
  const site = await startTestSite({
    render: async () => {
      renders += 1;
      return html('page', { headers: { 'X-Cache-Tags': 'page:nl:team' } });
    },
    env: { REDIS_URL: redis.url },
  });
  await subscribed(redis, 1);
  await site.get('/nl/team/');
  await site.get('/nl/team/');
  expect(renders).toBe(1);
  await redis.stop();
  await openRedis(redis.port);
  await vi.waitFor(() => expect(renders).toBe(2), 8000);
});
