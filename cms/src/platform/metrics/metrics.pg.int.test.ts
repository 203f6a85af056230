import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { findMissingMetrics } from '../../../test/watched-metrics';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import type * as Jobs from '../jobs/schedule-job';
import type * as Mails from '../mail/queue-mail';
import type * as Metrics from './open-metrics';

const { openMetrics } = loadCompiled('platform/metrics/open-metrics.js') as typeof Metrics;
const { queueMail } = loadCompiled('platform/mail/queue-mail.js') as typeof Mails;
const { runJob } = loadCompiled('platform/jobs/schedule-job.js') as typeof Jobs;

const token = 't'.repeat(32);
let cms: TestCms;
let port: number;
let close: () => void;

beforeAll(async () => {
  cms = await useCms('empty');
  port = await findFreePort();
  close = await openMetrics(cms.strapi, port, { METRICS_HOST: '127.0.0.1', METRICS_TOKEN: token });
});

afterAll(async () => {
  close?.();
  await cms?.stop();
});

test('OPS-7: the CMS counts requests by kind, its queries, and its last start', async () => {
  await fetch(`${cms.url}/healthz`);
  await fetch(`${cms.url}/jan.peeters@example.org?phone=0471`);
  await cms.query('{ pages { key } }');
  const text = await scrape();
  const count = 'agency_http_request_duration_seconds_count';
  expect(read(text, `${count}{kind="health",status="2xx"}`)).toBe(1);
  expect(read(text, `${count}{kind="other",status="4xx"}`)).toBe(1);
  expect(read(text, `${count}{kind="graphql",status="2xx"}`)).toBe(1);
  const queries = 'agency_cms_database_query_duration_seconds_count{statement="select"}';
  expect(read(text, queries)).toBeGreaterThan(0);
  expect(read(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(text).not.toMatch(/peeters|0471/);
});

test('OPS-7: the database, its journal and the disk have sizes', async () => {
  const text = await scrape();
  expect(read(text, 'agency_cms_database_bytes{part="data"}')).toBeGreaterThan(10_000);
  expect(read(text, 'agency_cms_disk_free_bytes')).toBeGreaterThan(0);
  expect(read(text, 'agency_cms_database_connections{state="waiting"}')).toBe(0);
  expect(read(text, 'agency_cms_ready')).toBe(1);
  expect(read(text, 'agency_cms_measure_failures_total')).toBe(0);
});

test('OPS-7: what waits and what was given up is counted by queue, with its age', async () => {
  await queueMail(cms.strapi, {
    key: 'old',
    kind: 'test',
    language: 'nl',
    recipient: 'jan.peeters@example.org',
    content: { subject: 'Hello', title: 'Hello', blocks: [] },
  });
  const mails = () => cms.strapi.db.connection('outbox_mails');
  const hourAgo = Date.now() - 3600_000;
  await vi.waitFor(async () => expect(await mails().where({ state: 'kept' })).toHaveLength(1));
  const later = { state: 'waiting', due_at: Date.now() + 60_000, created_at: new Date(hourAgo) };
  await mails().update(later);
  const waiting = await scrape();
  expect(read(waiting, 'agency_cms_queue_waiting{queue="mails"}')).toBe(1);
  const age = read(waiting, 'agency_cms_queue_oldest_seconds{queue="mails"}');
  expect(age).toBeGreaterThan(3599);
  expect(age).toBeLessThan(3700);
  expect(read(waiting, 'agency_cms_queue_overdue_seconds{queue="mails"}')).toBe(0);
  expect(waiting).not.toContain('peeters');
  await mails().update({ state: 'failed' });
  const failed = await scrape();
  expect(read(failed, 'agency_cms_queue_waiting{queue="mails"}')).toBe(0);
  expect(read(failed, 'agency_cms_queue_failed{queue="mails"}')).toBe(1);
});

test('OPS-7: feeds and the last import of each source are shown', async () => {
  const { connection } = cms.strapi.db;
  const settings = JSON.stringify({});
  const feed = { key: 'whise', kind: 'whise', settings, every_minutes: 60, enabled: true };
  await connection('import_sources').insert({ ...feed, paused: false, send_leads: false });
  const due = Date.now() - 7200_000;
  const state = { source: 'whise', due_at: due, asked: false, since: due, confirmed: 0 };
  await connection('feed_states').insert(state);
  const run = { source: 'whise', source_key: 'whise', seconds: 2, added: 5, problem_count: 1 };
  const at = new Date(1_700_000_000_000);
  await connection('import_runs').insert({ ...run, outcome: 'done', started_at: at });
  await connection('import_runs').insert({ ...run, outcome: 'failed', started_at: at });
  const text = await scrape();
  const labels = '{feed="whise",kind="whise"}';
  expect(read(text, `agency_cms_feed_in_use${labels}`)).toBe(1);
  expect(read(text, `agency_cms_feed_overdue_seconds${labels}`)).toBeGreaterThan(7199);
  expect(read(text, 'agency_cms_import_done{source="whise"}')).toBe(0);
  const started = 'agency_cms_import_start_timestamp_seconds{source="whise"}';
  expect(read(text, started)).toBe(1_700_000_000);
  expect(read(text, 'agency_cms_import_records{source="whise",result="added"}')).toBe(5);
});

test('OPS-7: jobs are counted, and show who is at them', async () => {
  const job = { name: 'tidy', rule: '* * * * * *', title: 'Tidy' };
  vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await runJob(cms.strapi, { ...job, run: () => Promise.resolve() });
  await cms.strapi.db.connection('job_leases').update({ leased_until: 0 });
  await runJob(cms.strapi, { ...job, run: () => Promise.reject(new Error('full')) });
  const text = await scrape();
  expect(read(text, 'agency_cms_job_runs_total{name="tidy",outcome="done"}')).toBe(1);
  expect(read(text, 'agency_cms_job_runs_total{name="tidy",outcome="failed"}')).toBe(1);
  expect(read(text, 'agency_cms_job_leased{name="tidy"}')).toBe(0);
});

test('OPS-7: the CMS has every metric of it that the dashboard and the alerts name', async () => {
  expect(findMissingMetrics(await scrape(), /^(?!agency_site_)/)).toEqual([]);
});

test('OPS-7: metrics want their token, and are not at the address of editors', async () => {
  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });
  expect((await ask('')).status).toBe(401);
  expect((await ask(`Bearer ${token}x`)).status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`${cms.url}/metrics`)).status).toBe(404);
});

test('OPS-7: an address that is taken is named with its settings', async () => {
  const second = openMetrics(cms.strapi, port, {
    METRICS_HOST: '127.0.0.1',
    METRICS_TOKEN: undefined,
  });
  await expect(second).rejects.toThrow(`127.0.0.1:${port} (METRICS_HOST, CMS_METRICS_PORT)`);
});

test('OPS-7: a database that is away leaves out its numbers and no others', async () => {
  const { connection } = cms.strapi.db;
  const table = vi.spyOn(connection.client, 'acquireConnection');
  table.mockRejectedValue(new Error('away'));
  onTestFinished(() => table.mockRestore());
  const text = await scrape();
  expect(read(text, 'agency_cms_queue_waiting{queue="mails"}')).toBeUndefined();
  expect(read(text, 'agency_cms_ready')).toBe(0);
  expect(read(text, 'agency_cms_measure_failures_total')).toBeGreaterThan(0);
  expect(read(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

async function scrape(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Returns the value of a series; undefined if it does not exist. */
function read(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
