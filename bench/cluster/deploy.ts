import { appendFileSync, cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../.scripts/run.mjs';
import { restart, type Fault } from './faults';
import type { Service } from './service';
import type { Cluster } from './start-cluster';

/** Folders that a release links instead of copying. */
const linked = /(^|\/)(node_modules|\.cache|\.data|build)$/;

/**
 * Builds a release in another folder: the same CMS, and a site with a different style sheet, so
 * that its files have other names.
 */
export async function buildRelease(folder: string): Promise<string> {
  const release = join(folder, 'release');
  cpSync(join(root, 'cms'), join(release, 'cms'), {
    recursive: true,
    filter: (file) => !/\/(node_modules|\.cache|\.data)$/.test(file),
  });
  cpSync(join(root, 'web'), join(release, 'web'), {
    recursive: true,
    filter: (file) => !linked.test(file),
  });
  for (const name of ['package.json', 'tsconfig.json', 'seed']) {
    cpSync(join(root, name), join(release, name), { recursive: true });
  }
  for (const part of ['', 'cms', 'web']) link(join(root, part), join(release, part));
  appendFileSync(join(release, 'web/app/ui/tokens/base.css'), '\n:root { --release: 2; }\n');
  await run('npm', ['run', 'build', '--silent'], {
    cwd: join(release, 'web'),
    quiet: true,
    label: 'building the new release of the site',
    env: { NODE_ENV: 'production' },
  });
  return release;
}

/** A rolling deployment: processes restart one by one with the new release. */
export function deploy({ cms, sites }: Cluster, release: string): Fault {
  return {
    name: 'rolling deploy',
    isCovered: true,
    async happen() {
      for (const service of [...cms, ...sites]) {
        moveTo(service, release);
        await restart(service);
      }
    },
  };
}

function moveTo(service: Service, release: string): void {
  const move = (path: string) => path.replace(root, release);
  const { settings } = service;
  service.settings = { ...settings, cwd: move(settings.cwd), args: settings.args.map(move) };
}

function link(from: string, to: string): void {
  try {
    symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
