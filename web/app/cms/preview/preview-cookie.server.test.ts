import { expect, test } from 'vitest';
import { createPreviewCookie } from './preview-session.server';

const secret = 'session-secret-0123456789-0123456789';

test.each([
  ['https://site.test', 'Path=/; HttpOnly; Secure; Partitioned; SameSite=None'],
  ['http://localhost:3000', 'Path=/; HttpOnly; SameSite=Lax'],
])('ROUTE-11 at %s the cookie of previews works in the frame of the CMS', async (url, rest) => {
  const set = await createPreviewCookie(url, secret).serialize({});
  expect(set.replace(/^site_preview=[^;]+; /, '')).toBe(rest);
});

test('ROUTE-11 a cookie that we did not sign is none', async () => {
  const cookie = createPreviewCookie('https://site.test', secret);
  const [pair = ''] = (await cookie.serialize({ a: 1 })).split(';');
  expect(await cookie.parse(pair)).toEqual({ a: 1 });
  const other = createPreviewCookie('https://site.test', `${secret}-x`);
  expect(await other.parse(pair)).toBeNull();
});
