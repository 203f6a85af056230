import { expect, onTestFinished, test } from 'vitest';
import { findMissingMetrics } from '../../../cms/test/watched-metrics';
import { Circuit } from '../../app/cms/client/circuit.server';
import { recordCall } from '../../app/cms/client/cms-calls.server';
import { CmsError } from '../../app/cms/client/cms-error';
import { findFreePort } from '../testing/find-free-port';
import { html, loadTestEnv, send, startTestSite } from '../testing/start-test-site';
import { signNotice } from '../testing/sign-notice';

const token = 't'.repeat(32);

async function openWatched(env: Record<string, string> = {}, settings = {}) {
  const port = await findFreePort();
  const site = await startTestSite({ ...settings, env: { SITE_METRICS_PORT: `${port}`, ...env } });
  const scrape = async () => (await send(port, { path: '/metrics' })).text;
  return { site, port, scrape };
}

function read(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

test('OPS-7: requests are counted by kind and status class', async () => {
  const { site, scrape } = await openWatched();
  await site.get('/nl/');
  await site.get('/healthz');
  await site.get('/publish-notices');
  const text = await scrape();
  const count = 'agency_http_request_duration_seconds_count';
  expect(read(text, `${count}{kind="page",status="2xx"}`)).toBe(1);
  expect(read(text, `${count}{kind="health",status="2xx"}`)).toBe(1);
  expect(read(text, `${count}{kind="notice",status="4xx"}`)).toBe(1);
});

test('OPS-7: renders and answers of the page cache are counted', async () => {
  const { site, scrape } = await openWatched();
  await site.get('/nl/');
  await site.get('/nl/');
  await site.get('/nl/login/');
  const text = await scrape();
  const answers = 'agency_site_page_cache_answers_total';
  expect(read(text, `${answers}{state="miss"}`)).toBe(1);
  expect(read(text, `${answers}{state="hit"}`)).toBe(1);
  const renders = 'agency_site_render_duration_seconds_count';
  expect(read(text, `${renders}{purpose="shared"}`)).toBe(1);
  expect(read(text, `${renders}{purpose="own"}`)).toBe(1);
  expect(read(text, 'agency_site_page_cache_pages')).toBe(1);
  expect(read(text, 'agency_site_page_cache_bytes')).toBeGreaterThan(0);
  expect(read(text, 'agency_site_ready')).toBe(1);
  expect(read(text, 'agency_site_renders{queue="pages",state="waiting"}')).toBe(0);
});

test('OPS-7: a render that fails is counted', async () => {
  const render = () => Promise.reject(new Error('nothing to see'));
  const { site, scrape } = await openWatched({}, { render });
  expect((await site.get('/nl/')).status).toBe(500);
  const failures = 'agency_site_render_failures_total{purpose="shared"}';
  expect(read(await scrape(), failures)).toBe(1);
});

test('OPS-7: publish notices are counted', async () => {
  const { site, scrape } = await openWatched();
  const changes = [{ type: 'page', key: 'team', languages: ['nl'] }];
  const notice = signNotice(JSON.stringify({ id: '1', changes }), loadTestEnv().NOTICE_SECRET);
  const headers = { 'X-Notice-Time': notice.time, 'X-Notice-Signature': notice.signature };
  await site.get('/publish-notices', headers, { method: 'POST' }, notice.body);
  expect(read(await scrape(), 'agency_site_publish_notices_total{result="taken"}')).toBe(1);
});

test('OPS-7: calls to the CMS are counted by operation, with why they failed', async () => {
  const { scrape } = await openWatched();
  await recordCall('Page', () => Promise.resolve({}));
  const away = new CmsError('timeout', 'Page', null, 'no answer in time');
  await recordCall('Page', () => Promise.reject(away)).catch(() => undefined);
  const circuit = new Circuit({ failures: 1, restMs: 1000 });
  circuit.failed();
  const text = await scrape();
  expect(read(text, 'agency_site_cms_call_duration_seconds_count{operation="Page"}')).toBe(2);
  const failures = 'agency_site_cms_call_failures_total{operation="Page",reason="timeout"}';
  expect(read(text, failures)).toBe(1);
  expect(read(text, 'agency_site_cms_circuits_open')).toBe(1);
  circuit.succeeded();
  expect(read(await scrape(), 'agency_site_cms_circuits_open')).toBe(0);
});

test('OPS-7: metrics name no address, visitor or query', async () => {
  const render = async () => html('page', { status: 404 });
  const { site, scrape } = await openWatched({}, { render });
  await site.get('/nl/jan.peeters@example.org/?phone=0471', { 'X-Forwarded-For': '203.0.113.9' });
  await site.get('/0471123456', {}, { method: 'SEARCH' });
  // Digits of a duration are no phone number.
  expect(await scrape()).not.toMatch(/peeters|(?<![\d.])0471|203\.0\.113|SEARCH/);
});

test('OPS-7: the site has every metric of it that the dashboard and the alerts name', async () => {
  const { scrape } = await openWatched();
  const missing = findMissingMetrics(await scrape(), /^(?!agency_cms_)/);
  expect(missing).toEqual([]);
});

test('OPS-7: metrics are not at the address of visitors', async () => {
  const { site } = await openWatched();
  expect((await site.get('/metrics')).text).not.toContain('agency_');
});

test('OPS-7: metrics want their token when there is one', async () => {
  const { port } = await openWatched({ METRICS_TOKEN: token });
  const ask = (authorization: string) =>
    send(port, { path: '/metrics', headers: { authorization } });
  expect((await send(port, { path: '/metrics' })).status).toBe(401);
  expect((await ask(`Bearer ${token}x`)).status).toBe(401);
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  expect((await send(port, { path: '/', headers: {} })).status).toBe(404);
});

test('OPS-7: a port that is taken is named with its settings', async () => {
  const { port } = await openWatched();
  const second = startTestSite({ env: { SITE_METRICS_PORT: `${port}` } });
  await expect(second).rejects.toThrow(`127.0.0.1:${port} (METRICS_HOST, SITE_METRICS_PORT)`);
});

test('OPS-7: a site that nobody watches listens at one address', async () => {
  const port = await findFreePort();
  const site = await startTestSite();
  onTestFinished(() => site.close());
  expect((await site.get('/nl/')).status).toBe(200);
  await expect(send(port, { path: '/metrics' })).rejects.toThrow('ECONNREFUSED');
});
