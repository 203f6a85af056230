import { expect, test, vi } from 'vitest';
import {
  html,
  loadTestEnv,
  startTestSite,
  type TestSiteSettings,
} from '../testing/start-test-site';
import { signNotice } from '../testing/sign-notice';

const secret = loadTestEnv().NOTICE_SECRET;

interface Tampering {
  secret?: string;
  at?: number;
  method?: string;
  headers?: Record<string, string>;
}

async function buildSite(settings: TestSiteSettings = {}) {
  const answers = { forgetAnswers: vi.fn(), renewSite: vi.fn(async (): Promise<string[]> => []) };
  const render = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    return html(pathname, {
      headers: { 'X-Cache-Tags': `layout:nl page:nl:${pathname.slice(4, -1)}` },
    });
  });
  const site = await startTestSite({ answers, render, ...settings });
  const post = (body: string, tampering: Tampering = {}) => {
    const notice = signNotice(body, tampering.secret ?? secret, tampering.at);
    const headers = {
      'X-Notice-Time': notice.time,
      'X-Notice-Signature': notice.signature,
      ...tampering.headers,
    };
    return site.get('/publish-notices', headers, { method: tampering.method ?? 'POST' }, body);
  };
  return { site, answers, render, post };
}

const notice = (id: string, key: string | null = 'team', type = 'page') =>
  JSON.stringify({ id, changes: [{ type, key, languages: ['nl'] }] });

test('CMS-2 a notice makes anew the pages that show what changed, and no other', async () => {
  const { site, render, post } = await buildSite();
  await site.get('/nl/team/');
  await site.get('/nl/contact/');
  render.mockClear();
  const answer = await post(notice('1'));
  expect([answer.status, answer.text]).toEqual([204, '']);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1), 10_000);
  expect(render.mock.calls[0]?.[0].url).toBe('http://site.test/nl/team/');
});

test('CMS-2 every page of a language is made anew when its layout differs', async () => {
  const { site, answers, render, post } = await buildSite();
  await site.get('/nl/team/');
  await site.get('/nl/contact/');
  render.mockClear();
  answers.renewSite.mockResolvedValueOnce(['layout:nl']);
  expect((await post(notice('1', null, 'header'))).status).toBe(204);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2), 10_000);
});

test('CMS-2 an article says nothing of the layout: the CMS is not asked for it', async () => {
  const { answers, post } = await buildSite();
  expect((await post(notice('1', 'selling', 'article'))).status).toBe(204);
  expect(answers.forgetAnswers).toHaveBeenCalledTimes(1);
  expect(answers.renewSite).not.toHaveBeenCalled();
});

test('CMS-2 a notice that comes twice has its effect once', async () => {
  const { answers, post } = await buildSite();
  expect((await post(notice('1'))).status).toBe(204);
  expect((await post(notice('1'))).status).toBe(204);
  expect(answers.forgetAnswers).toHaveBeenCalledTimes(1);
});

test('CMS-2 a notice whose changes cannot be had yet is asked for again', async () => {
  const { answers, post, site } = await buildSite();
  answers.renewSite.mockRejectedValueOnce(new Error('away'));
  expect((await post(notice('1'))).status).toBe(503);
  expect((await post(notice('1'))).status).toBe(204);
  expect(site.lines.filter(({ msg }) => msg === 'publish notice applied')).toHaveLength(1);
});

test('CMS-2 one line of the log says how much, and nothing of what', async () => {
  const { site, post } = await buildSite();
  await site.get('/nl/team/');
  await post(notice('1'));
  const [line] = site.lines.filter(({ notice: id }) => id === '1');
  expect(line).toMatchObject({ msg: 'publish notice applied', changes: 1, pages: 1 });
  expect(JSON.stringify(line)).not.toContain('team');
});

test.each<[number, string, string, Tampering]>([
  [401, 'another secret', notice('1'), { secret: 'y'.repeat(32) }],
  [401, 'an old time', notice('1'), { at: Date.now() - 400_000 }],
  [401, 'no signature', notice('1'), { headers: { 'X-Notice-Signature': '' } }],
  [400, 'no JSON', 'changes', {}],
  [400, 'no changes', '{"id":"1"}', {}],
  [413, 'too much', ' '.repeat(64 * 1024 + 1), {}],
  [
    413,
    'too much of unsaid length',
    'x'.repeat(70_000),
    { headers: { 'Transfer-Encoding': 'chunked' } },
  ],
  [405, 'another method', notice('1'), { method: 'PUT' }],
])('CMS-2 %i for a notice with %s', async (status, _, body, tampering) => {
  const { answers, post } = await buildSite();
  const answer = await post(body, tampering);
  expect([answer.status, answer.text]).toEqual([status, '']);
  expect(answers.forgetAnswers).not.toHaveBeenCalled();
});

test('CMS-2 notices are neither counted as writes nor asked for their origin', async () => {
  const { post } = await buildSite({ writesPerMinute: 1 });
  const headers = { Origin: 'http://elsewhere.test' };
  for (const id of ['1', '2', '3']) expect((await post(notice(id), { headers })).status).toBe(204);
});
