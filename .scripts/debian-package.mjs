import { existsSync } from 'node:fs';
import { run, say } from './run.mjs';

/** Installs a Debian package; returns false without apt or root. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing Debian’s ${name} package …`);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', name], {
    quiet: true,
    label: `apt-get install ${name}`,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}
