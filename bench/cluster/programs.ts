import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from '../../.scripts/debian-package.mjs';
import { findBinaries, idOf } from '../../.scripts/postgres.mjs';
import { Stop } from '../../.scripts/run.mjs';

export interface Programs {
  postgres: string;
  /** User of PostgreSQL, which refuses to run as root. */
  postgresUser: { uid?: number; gid?: number };
  redis: string;
  caddy: string;
}

/** Finds the programs or installs Debian's packages; throws Stop with what is missing. */
export async function findPrograms(): Promise<Programs> {
  const postgres = (await findBinaries()) as string;
  const isRoot = process.getuid?.() === 0;
  return {
    postgres,
    postgresUser: isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {},
    redis: await findProgram('redis-server', 'redis-server'),
    caddy: await findProgram('caddy', 'caddy'),
  };
}

async function findProgram(name: string, debianPackage: string): Promise<string> {
  const known = findOnPath(name);
  if (known !== null) return known;
  const isInstalled = await installDebianPackage(debianPackage);
  const found = isInstalled ? findOnPath(name) : null;
  if (found !== null) return found;
  throw new Stop(
    `${name} is not on this machine, and Debian's package “${debianPackage}” could not be installed: the drill of several processes needs it.`,
  );
}

function findOnPath(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  const isProgram = (file: string) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}
