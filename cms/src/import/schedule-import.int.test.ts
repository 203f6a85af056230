import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../test/boot';
import { buildListing, buildSnapshot } from '../../test/build-snapshot';
import { importSnapshot } from './import-snapshot';
import { importWhenDue } from './schedule-import';

const SITE = 'api::site.site';
const MINUTE = 60_000;

let cms: TestCms;
let server: Server;
let url: string;
let folder: string;

beforeAll(async () => {
  cms = await bootCms();
  folder = buildSnapshot([buildListing()]);
  server = createServer((request, response) => {
    readFile(path.join(folder, request.url ?? '')).then(
      (bytes) => response.end(bytes),
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
  const reports = await Promise.all([
    importSnapshot(cms.strapi, options),
    importSnapshot(cms.strapi, options),
  ]);
  expect(reports.map((report) => report.outcome).sort()).toEqual(['done', 'refused']);
});
