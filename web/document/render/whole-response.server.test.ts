import { expect, test } from 'vitest';
import { WholeResponse } from './whole-response.server';

test.each([
  ['small ones, which Node keeps beside others', 'é'],
  ['large ones', 'é'.repeat(100_000)],
])('gives its bytes and nothing else: %s', async (_, words) => {
  const headers = new Headers({ 'X-Test': 'yes' });
  const response = new WholeResponse(Buffer.from(words), { status: 404, headers });
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(words);
  expect(await response.text()).toBe(words);
  expect([response.status, response.headers.get('x-test'), response.ok]).toEqual([
    404,
    'yes',
    false,
  ]);
});
