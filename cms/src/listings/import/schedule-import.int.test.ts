import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { importSnapshot } from './import-snapshot';
import { importWhenDue } from './schedule-import';

const SITE = 'api::site.site';
const MINUTE = 60_000;

let cms: TestCms;
let server: Server;
let url: string;
let folder: string;
/** Until when the server keeps its answers back. */
let held = Promise.resolve();
let asked = 0;

beforeAll(async () => {
  cms = await bootCms();
  folder = buildSnapshot([buildListing()]);
  server = createServer((request, response) => {
    asked += 1;
    const isLocked = request.url?.startsWith('/locked/');
    if (isLocked && request.headers.authorization !== `Basic ${btoa('feed:secret')}`) {
      response.writeHead(401).end();
      return;
    }
    readFile(path.join(folder, (request.url ?? '').replace('/locked', ''))).then(
      (bytes) => held.then(() => response.end(bytes)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await cms.stop();
});

async function setSettings(snapshot: object): Promise<void> {
  const name = { agencyName: 'Corbelle', enabledLanguages: [{ code: 'nl' }] };
  const rest = { defaultLanguage: 'nl', cookieDays: 180, renovationYears: 5, snapshot };
  const sites = cms.strapi.documents(SITE);
  const known = await sites.findFirst({ locale: 'nl' });
  const data = { ...name, ...rest } as never;
  const { documentId } = known
    ? ((await sites.update({ documentId: known.documentId, locale: 'nl', data })) ?? known)
    : await sites.create({ locale: 'nl', data });
  await sites.publish({ documentId, locale: 'nl' });
}

interface Run {
  source: string;
  outcome: string;
  message: string | null;
}

async function listRuns(): Promise<Run[]> {
  const query = { sort: 'id:asc', limit: 100 } as never;
  return (await cms.strapi.documents('api::import-run.import-run').findMany(query)) as never;
}

test('DATA-3 nothing is fetched before the settings say so', async () => {
  expect(await importWhenDue(cms.strapi, new Date())).toBe(false);
  await setSettings({ url, everyMinutes: 30, active: false });
  expect(await importWhenDue(cms.strapi, new Date())).toBe(false);
});

test('DATA-3 a snapshot is fetched as often as the settings say', async () => {
  await setSettings({ url, everyMinutes: 30, active: true });
  const now = Date.now();
  expect(await importWhenDue(cms.strapi, new Date(now))).toBe(true);
  expect(await cms.strapi.documents('api::listing.listing').count({})).toBe(1);
  expect(await importWhenDue(cms.strapi, new Date(now + 29 * MINUTE))).toBe(false);
  expect(await importWhenDue(cms.strapi, new Date(now + 31 * MINUTE))).toBe(true);
});

test('DATA-3 two imports at the same time do not get in one another’s way', async () => {
  const options = { source: folder, storePicture: () => Promise.resolve(0) };
  const before = await listRuns();
  const reports = await Promise.all([
    importSnapshot(cms.strapi, options),
    importSnapshot(cms.strapi, options),
  ]);
  expect(reports.map((report) => report.outcome).sort()).toEqual(['done', 'refused']);
  expect((await listRuns()).length).toBe(before.length + 1);
});

test('DATA-3 an import that takes longer than a minute is not begun again, and leaves one run', async () => {
  const everyMinutes = 5;
  await setSettings({ url, everyMinutes, active: true });
  const before = await listRuns();
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  const now = Date.now() + 60 * MINUTE;
  onTestFinished(() => release());
  const earlier = asked;
  const long = importWhenDue(cms.strapi, new Date(now));
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(earlier);
  expect(await importWhenDue(cms.strapi, new Date(now + MINUTE))).toBe(false);
  release();
  expect(await long).toBe(true);
  const runs = await listRuns();
  expect(runs.slice(before.length)).toMatchObject([{ outcome: 'done' }]);
});

test('DATA-3 an address with a login is fetched as often as the settings say, and shows it to nobody', async () => {
  const info = vi.spyOn(cms.strapi.log, 'info').mockReturnValue(cms.strapi.log);
  const before = await listRuns();
  const address = `${url.replace('//', '//feed:secret@')}/locked`;
  await setSettings({ url: address, everyMinutes: 30, active: true });
  const now = Date.now();
  expect(await importWhenDue(cms.strapi, new Date(now))).toBe(true);
  expect(await importWhenDue(cms.strapi, new Date(now + 29 * MINUTE))).toBe(false);
  await setSettings({ url: address.replace('secret', 'wrong'), everyMinutes: 30, active: true });
  expect(await importWhenDue(cms.strapi, new Date(now + 31 * MINUTE))).toBe(true);
  const runs = (await listRuns()).slice(before.length);
  expect(runs).toMatchObject([{ outcome: 'done' }, { outcome: 'failed' }]);
  expect(runs[0]?.source).toBe(`${url}/locked`);
  expect(runs[1]?.message).toContain('answered 401');
  expect(info).toHaveBeenCalledTimes(2);
  expect(JSON.stringify([runs, info.mock.calls])).not.toMatch(/secret|wrong|feed:/);
});
