import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));

interface BuildManifest {
  readonly entry: BuildPart;
  readonly routes: Readonly<Record<string, BuildPart>>;
}

interface BuildPart {
  readonly module: string;
  readonly imports?: readonly string[];
}

/**
 * Returns the script files of these chunks and of their static imports, by name without hash, with
 * their size as sent (Brotli at its best level).
 */
export function measureScript(chunks: readonly string[]): Map<string, number> {
  const files = new Map<string, number>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.set(file, weigh(join('assets', file)));
    for (const [, imported = ''] of read(join('assets', file)).matchAll(importedAtOnce)) {
      add(imported);
    }
  };
  for (const chunk of chunks) add(findChunk(chunk));
  return files;
}

const importedAtOnce = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;

function findChunk(name: string): string {
  const own = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const found = readdirSync(join(client, 'assets')).filter((file) => own.test(file));
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`${found.length} files of ${name}`);
  return file;
}

/** Finds the ids of the routes whose own scripts contain a text. */
export function findRoutesWith(text: string): string[] {
  const { entry, routes } = readManifest();
  const holds = (part: BuildPart) => filesOf(part).some((file) => read(file).includes(text));
  if (holds(entry)) return Object.keys(routes);
  return Object.keys(routes).filter((id) => holds(routes[id] as BuildPart));
}

function filesOf(part: BuildPart | undefined): string[] {
  return [part?.module ?? '', ...(part?.imports ?? [])];
}

function readManifest(): BuildManifest {
  const name = readdirSync(join(client, 'assets')).find((file) => file.startsWith('manifest-'));
  const text = readFileSync(join(client, 'assets', name ?? ''), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as BuildManifest;
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(join(client, file))).length;
}

function read(file: string): string {
  return readFileSync(join(client, file), 'utf8');
}
