import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languages } from '@agency/domain/languages';
import { ensureBuilt } from '../../.scripts/build.mjs';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { startCms, startSite } from '../../.scripts/services.mjs';
import { answerAsOmnicasa } from '../../cms/test/fake-omnicasa';
import { startFakeSource } from '../../cms/test/fake-source';
import { report } from '../table';
import { listPages, type Page } from './list-pages';

// Checks that the seed served as Omnicasa produces the same site as the seed's folder, byte for
// byte.

const login = { name: 'Feed', password: 'not-a-secret' };
const run = fileURLToPath(new URL('../feeds/run.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agency-same-'));
await ensureBuilt();
const [cmsPort, sitePort] = await Promise.all([findFreePort(), findFreePort()]);
const env = loadTestEnvironment({
  DATA_DIR: join(folder, 'data'),
  CMS_PORT: String(cmsPort),
  SITE_PORT: String(sitePort),
  // Pictures wait for their variants, but no page depends on a job: both sites are comparable.
  CRON: 'false',
  LOG_LEVEL: 'error',
  FEED_PRIVATE_HOSTS: '127.0.0.1',
  FEED_SNAPSHOT_NAME: login.name,
  FEED_SNAPSHOT_PASSWORD: login.password,
});

try {
  const fromFolder = await readSite();
  await using source = await startOmnicasa();
  // The same source key: listings are the same, but all are written again, because their
  // pictures have URLs.
  const args = [run, 'snapshot', 'omnicasa', JSON.stringify({ url: source.url }), 'once'];
  const options = { cwd: join(root, 'cms'), env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  const outcome = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
  const fromOmnicasa = await readSite();
  const differ = [...fromFolder.keys()].filter(
    (path) => fromOmnicasa.get(path)?.text !== fromFolder.get(path)?.text,
  );
  for (const path of differ.slice(0, 10)) console.log(describe(path, fromFolder, fromOmnicasa));
  const wrong = [...fromFolder.values()].filter(({ status }) => status !== 200).length;
  const { updated, unchanged, listings, problems } = outcome;
  const row = { pages: fromFolder.size, 'pages after': fromOmnicasa.size, listings, updated };
  report(
    'same-site',
    [{ ...row, unchanged, problems: problems.length, differ: differ.length }],
    {},
  );
  const isSame = differ.length + wrong === 0 && fromFolder.size === fromOmnicasa.size;
  process.exitCode = isSame && updated === listings ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Outcome {
  updated: number;
  unchanged: number;
  listings: number;
  problems: string[];
}

/** Reads every page of the sitemap from a freshly started site. */
async function readSite(): Promise<Map<string, Page>> {
  const cms = startCms(env, undefined);
  await cms.ready;
  const site = startSite(env, undefined);
  await site.ready;
  try {
    return await listPages(`http://127.0.0.1:${sitePort}`);
  } finally {
    for (const service of [site, cms]) await service.stop();
  }
}

function startOmnicasa() {
  const load = (file: string) =>
    Object.fromEntries(languages.map((language) => [language, readSeed(language, file)]));
  const answer = answerAsOmnicasa(
    { properties: load('properties.json'), projects: load('projects.json') },
    login,
  );
  return startFakeSource((request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/pictures/')) {
      return { body: readFileSync(join(root, 'seed', pathname)) };
    }
    const base = `http://${request.headers.host}`;
    const given = answer(request);
    // A system provides pictures by URL.
    const named = JSON.stringify(given === 'half' ? null : given.body);
    const body = named.replace(/"Url":"(?=[^":]+\.jpg")/g, `"Url":"${base}/pictures/`);
    return { body };
  });
}

function readSeed(language: string, file: string): Record<string, unknown>[] {
  const text = readFileSync(join(root, 'seed/snapshot', language, file), 'utf8');
  return JSON.parse(text) as Record<string, unknown>[];
}

/** Describes the first difference between two pages. */
function describe(path: string, one: Map<string, Page>, other: Map<string, Page>): string {
  const [a, b] = [one.get(path)?.text ?? '', other.get(path)?.text ?? ''];
  const at = [...a].findIndex((character, index) => character !== b[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  return `${path} (${other.get(path)?.status ?? 'missing'})\n  ${around(a)}\n  ${around(b)}`;
}
