import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../app/lib/rules/parse-json';

/** The versions whose files are kept: the newest and those it replaced. */
const keptVersions = 3;
const listName = 'versions.json';
/** What the build names its files; nothing else is looked up. */
const fileName = /^[\w-][\w.-]{0,150}$/;

const versionList = z.array(z.array(z.string().regex(fileName)));

/** Files of the builds before and after this one, which other processes and open pages ask for. */
export interface AssetStore {
  /** A file by its name; null when no kept version has it. */
  find(name: string): Promise<Buffer | null>;
}

/**
 * Adds the files of this build to a folder that outlives it and that the processes of a site may
 * share (docs/decisions/0021), and removes those of versions long gone. Throws when the folder
 * cannot be written.
 */
export function openAssetStore(ownFolder: string, folder: string): AssetStore {
  mkdirSync(folder, { recursive: true });
  const own = readdirSync(ownFolder)
    .filter((name) => fileName.test(name) && !name.endsWith('.map'))
    .sort();
  for (const name of own) {
    if (!existsSync(join(folder, name))) addFile(join(ownFolder, name), folder, name);
  }
  const before = readVersions(folder).filter((files) => files.join() !== own.join());
  const versions = [own, ...before].slice(0, keptVersions);
  writeWhole(join(folder, listName), JSON.stringify(versions));
  const kept = new Set([listName, ...versions.flat()]);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!kept.has(name) && !(isPart(name) && isYoung(path))) rmSync(path, { force: true });
  }
  return {
    find: async (name) =>
      fileName.test(name) && name !== listName
        ? readFile(join(folder, name)).catch(() => null)
        : null,
  };
}

const partSuffix = '.part';
/** A part that is older was left by a process that ended while it wrote. */
const partLifeMs = 10 * 60_000;

function isPart(name: string): boolean {
  return name.endsWith(partSuffix);
}

function isYoung(path: string): boolean {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < partLifeMs;
}

/** Under its name only when it is whole: another process may be reading. */
function addFile(from: string, folder: string, name: string): void {
  const part = nameOfPart(join(folder, name));
  copyFileSync(from, part);
  renameSync(part, join(folder, name));
}

function writeWhole(path: string, text: string): void {
  const part = nameOfPart(path);
  writeFileSync(part, text);
  renameSync(part, path);
}

/** Unique among processes on one folder: in containers all of them have the process id 1. */
function nameOfPart(path: string): string {
  return `${path}.${randomUUID()}${partSuffix}`;
}

function readVersions(folder: string): string[][] {
  const path = join(folder, listName);
  if (!existsSync(path)) return [];
  return versionList.safeParse(parseJson(readFileSync(path, 'utf8'))).data ?? [];
}
