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

const keptVersions = 3;
const listName = 'versions.json';
const fileName = /^[\w-][\w.-]{0,150}$/;

const versionList = z.array(z.array(z.string().regex(fileName)));

/** Built files of previous and next versions, which other processes and open pages request. */
export interface AssetStore {
  find(name: string): Promise<Buffer | null>;
}

/**
 * Adds the files of this build to a persistent folder that the processes of a site may share
 * (docs/decisions/0021), and removes those of old versions. Throws when the folder cannot be
 * written.
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
/** Age after which a partial file is removed: its process ended while writing it. */
const partLifeMs = 10 * 60_000;

function isPart(name: string): boolean {
  return name.endsWith(partSuffix);
}

function isYoung(path: string): boolean {
  const { mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < partLifeMs;
}

/** Renames the file only when it is complete, because another process may be reading. */
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

/** Uses a UUID: in containers every process has id 1. */
function nameOfPart(path: string): string {
  return `${path}.${randomUUID()}${partSuffix}`;
}

function readVersions(folder: string): string[][] {
  const path = join(folder, listName);
  if (!existsSync(path)) return [];
  return versionList.safeParse(parseJson(readFileSync(path, 'utf8'))).data ?? [];
}
