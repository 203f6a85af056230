import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRedis } from './redis';
import { startFakeRedis } from './testing/fake-redis';

test.each([
  ['without a password', '', 'p/a#s:s@1"', 'p/a#s:s@1"'],
  ['with one', 'user:other@', 'p/a#s', 'other'],
])('OPS-4: an address %s logs in with the right one', async (_, login, beside, expected) => {
  const fake = await startFakeRedis();
  const url = fake.url.replace('//', `//${login}`);
  const redis = createRedis(url, beside, pino({ level: 'silent' }));
  onTestFinished(async () => {
    redis.close();
    await fake.stop();
  });
  redis.open();
  await vi.waitFor(() => expect(fake.passwords).toEqual([expected]));
});
