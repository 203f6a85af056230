import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from '../../.scripts/debian-package.mjs';
import { root, run, say, Stop } from '../../.scripts/run.mjs';
import { docker } from './engine';

const recipes = join(root, 'bench/containers/base');
const nodeMajor = '22';
const npmVersion = '10.9.4';
const debian = 'agency-base-debian';

/** Origin of each base image. */
export type Origins = Record<string, 'there already' | 'registry' | 'made here'>;

/**
 * Gets the named images: existing ones, from a registry, or otherwise built from Debian’s
 * packages and npm’s package of Node under the same name.
 */
export async function getBaseImages(names: readonly string[], folder: string): Promise<Origins> {
  const origins: Origins = {};
  for (const name of names) {
    if (await isThere(name)) origins[name] = 'there already';
    else if (await pull(name)) origins[name] = 'registry';
    else {
      await make(name, folder);
      origins[name] = 'made here';
    }
    say(`  ${name}: ${origins[name]}`);
  }
  return origins;
}

async function isThere(name: string): Promise<boolean> {
  return docker('image', 'inspect', name).then(
    () => true,
    () => false,
  );
}

async function pull(name: string): Promise<boolean> {
  return docker('pull', '--quiet', name).then(
    () => true,
    () => false,
  );
}

async function make(name: string, folder: string): Promise<void> {
  const kind = (name.split(':')[0] as string).split('/').at(-1) as string;
  if (!existsSync(join(recipes, `${kind}.Dockerfile`))) {
    throw new Stop(`${name} can be had from no registry, and there is no recipe to make it of.`);
  }
  if (!(await isThere(debian))) await makeDebian(join(folder, 'debian'));
  if (kind === 'mailpit' && !(await isThere('node:22-slim'))) await make('node:22-slim', folder);
  const context = join(folder, `base-${kind}`);
  cpSync(recipes, context, { recursive: true });
  if (kind === 'node') await unpackNode(context);
  await run(
    'docker',
    ['build', '-q', '-f', join(context, `${kind}.Dockerfile`), '-t', name, context],
    {
      quiet: true,
      label: `making ${name}`,
    },
  );
}

/**
 * Builds a root file system of Debian 12, the base of node:22-slim, with this machine's
 * certificates.
 */
async function makeDebian(folder: string): Promise<void> {
  if (!existsSync('/usr/sbin/debootstrap') && !(await installDebianPackage('debootstrap'))) {
    throw new Stop(
      'No registry answers, and Debian’s debootstrap is missing to make the images of.',
    );
  }
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder], {
    quiet: true,
    label: 'a root of Debian',
  });
  for (const part of [
    'var/cache/apt/archives',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
  ]) {
    for (const name of readdirSync(join(folder, part)))
      rmSync(join(folder, part, name), { recursive: true });
  }
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'etc/ssl/certs/ca-certificates.crt'));
  await run('sh', ['-c', `tar -C '${folder}' -c . | docker import - ${debian}`], { quiet: true });
  rmSync(folder, { recursive: true });
}

async function unpackNode(context: string): Promise<void> {
  const packages = { node: `node-linux-${process.arch}@${nodeMajor}`, npm: `npm@${npmVersion}` };
  for (const [part, name] of Object.entries(packages)) {
    const target = join(context, part);
    mkdirSync(target);
    const unpack = `file=$(npm pack --silent ${name} | tail -n 1) && tar -xzf "$file" --strip-components=1 -C ${part}`;
    await run('sh', ['-c', unpack], { cwd: context, quiet: true, label: `npm pack ${name}` });
  }
}
