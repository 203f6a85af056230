import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../.scripts/run.mjs';
import { openBrowser, type Browser } from '../../web/server/testing/open-browser';
import { readTable, type ReadRows } from './counts';
import { portal } from './owners';
import { startPostgres } from './postgres-service';
import type { Programs } from './programs';
import { Service } from './service';
import { isOk, listFreePorts, type Cluster } from './start-cluster';

const runFile = promisify(execFile);

export async function backUp(cluster: Cluster, programs: Programs): Promise<string> {
  const folder = join(cluster.folder, 'backup');
  await runOnData('backup', folder, programs, cluster.env);
  return folder;
}

/**
 * Restores a backup to an empty location with the same settings, and checks it. Returns the
 * problems.
 */
export async function restore(
  cluster: Cluster,
  programs: Programs,
  { backup, emails, owner }: { backup: string; emails: readonly string[]; owner: Browser },
): Promise<string[]> {
  const folder = join(cluster.folder, 'restored');
  const [pg, cmsPort, sitePort] = (await listFreePorts(3)) as [number, number, number];
  const { service: postgres, url } = await startPostgres(programs, join(folder, 'postgres'), pg);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const env = {
    ...cluster.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: '',
    REDIS_URL: '',
    CMS_PORT: String(cmsPort),
    SITE_PORT: String(sitePort),
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    SITE_NOTICE_URLS: `http://127.0.0.1:${sitePort}`,
  };
  const node = (name: string, part: string, file: string, port: number) =>
    new Service({
      name,
      command: process.execPath,
      args: [join(root, part, file)],
      env,
      cwd: join(root, part),
      logFile: join(folder, `${part}.log`),
      isReady: () => isOk(`http://127.0.0.1:${port}/readyz`),
    });
  const cms = node('The restored CMS', 'cms', 'dist/src/server.js', cmsPort);
  const site = node('The restored site', 'web', 'build/main.js', sitePort);
  try {
    await runOnData('restore', backup, programs, env);
    await cms.start();
    await site.start();
    const read: ReadRows = (query) => readTable(url, query);
    return await inspect(`http://127.0.0.1:${sitePort}`, read, emails, owner);
  } finally {
    for (const service of [site, cms, postgres]) await service.stop();
  }
}

/** Checks leads, a picture and an owner's login on a restored site. Returns the problems. */
export async function inspect(
  siteUrl: string,
  read: ReadRows,
  emails: readonly string[],
  owner: Browser,
): Promise<string[]> {
  const rows = await read<{ email: string }>('select email from leads');
  const stored = rows.map(({ email }) => email);
  const lost = emails.filter((email) => stored.filter((each) => each === email).length !== 1);
  const home = await (await fetch(`${siteUrl}/nl/`)).text();
  const picture = /(?:src|href)="(\/uploads\/[^"]+)"/.exec(home)?.[1];
  const shown = picture === undefined ? null : (await fetch(siteUrl + picture)).status;
  const opened = await openBrowser(siteUrl, new Map(owner.cookies)).get(portal);
  return [
    ...lost.map((email) => `${email} is not restored`),
    ...(shown === 200 ? [] : [`a picture of the home page is ${shown}`]),
    ...(opened.status === 200 ? [] : [`the owner’s login is ${opened.status}`]),
  ].map((problem) => `restored: ${problem}`);
}

/** Runs a command of the CMS with this PostgreSQL's programs. */
async function runOnData(
  command: 'backup' | 'restore',
  folder: string,
  { postgres }: Programs,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const path = `${postgres}:${process.env.PATH}`;
  await runFile(process.execPath, [join(root, `cms/dist/src/${command}.js`), folder], {
    env: { ...process.env, ...env, PATH: path },
  });
}
