import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestEnvironment } from '../../.scripts/env-file.mjs';
import { findFreePort } from '../../.scripts/ports.mjs';
import { root } from '../../.scripts/run.mjs';
import { startCms, startSite } from '../../.scripts/services.mjs';
import { generateSnapshot } from '../../seed/generate/snapshot/generate-snapshot';
import { processSeconds } from '../process-seconds';
import { mostMegabytes, residentMegabytes } from '../resident-megabytes';

export interface Installation {
  readonly url: string;
  readonly cmsUrl: string;
  readonly editor: { email: string; password: string };
  siteMegabytes(): number;
  cmsMegabytes(): number;
  /** Maximum memory so far. */
  siteMostMegabytes(): number;
  cmsMostMegabytes(): number;
  /** CPU time so far, in seconds. */
  siteSeconds(): number;
  cmsSeconds(): number;
  stop(): Promise<void>;
}

/** Builds a temporary installation with generated listings: one CMS and one site. */
export async function startInstallation(
  listings: number,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-bench-'));
  const [cmsPort, sitePort] = await Promise.all([findFreePort(), findFreePort()]);
  const env = loadTestEnvironment({
    DATA_DIR: join(folder, 'data'),
    SEED_DIR: makeSeed(join(folder, 'seed'), listings),
    CMS_PORT: String(cmsPort),
    SITE_PORT: String(sitePort),
    ...settings,
  });
  const { cms, pictures } = watchPictures(env);
  await cms.ready;
  // Excludes the encoding of pictures from measurements.
  await pictures;
  const site = startSite({ ...env, LOG_LEVEL: 'error' }, undefined);
  await site.ready;
  return {
    url: `http://127.0.0.1:${sitePort}`,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    editor: { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD },
    siteMegabytes: () => residentMegabytes(site.pid),
    cmsMegabytes: () => residentMegabytes(cms.pid),
    siteMostMegabytes: () => mostMegabytes(site.pid),
    cmsMostMegabytes: () => mostMegabytes(cms.pid),
    siteSeconds: () => processSeconds(site.pid),
    cmsSeconds: () => processSeconds(cms.pid),
    async stop() {
      for (const service of [site, cms]) await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the CMS; `pictures` resolves when those of the seed have variants. */
function watchPictures(env: object) {
  let say: () => void = () => undefined;
  const pictures = new Promise<void>((resolve) => {
    say = resolve;
  });
  const cms = startCms(env, (line: string) => {
    if (line.includes('Pictures: the variants of')) say();
  });
  return { cms, pictures };
}

/** Returns home, the list for sale, and the first listing on that list. */
export async function listPages(url: string): Promise<{ name: string; path: string }[]> {
  const list = await fetch(`${url}/nl/te-koop/`).then((answer) => answer.text());
  const detail = /href="(\/nl\/te-koop\/[^/"]+\/[^/"]+\/[^/"]+\/)"/.exec(list)?.[1];
  if (!detail) throw new Error('The list links to no listing: is the installation seeded?');
  return [
    { name: 'home', path: '/nl/' },
    { name: 'list', path: '/nl/te-koop/' },
    { name: 'detail', path: detail },
  ];
}

function makeSeed(folder: string, listings: number): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ['content', 'media', 'pictures'])
    symlinkSync(join(root, 'seed', part), join(folder, part));
  generateSnapshot({ count: listings, outDir: join(folder, 'snapshot') });
  return folder;
}
