import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** What the browser's part of the build says of itself. */
interface BuildManifest {
  readonly entry: BuildPart;
  readonly routes: Readonly<Record<string, BuildPart>>;
}

interface BuildPart {
  readonly module: string;
  readonly imports?: readonly string[];
}

/**
 * The script files that a page of these routes loads before anybody touches anything, with their
 * bytes as the site sends them (brotli at its best level). The list of all routes is none of them:
 * the router asks for those that a page leads to.
 */
export function measureScript(routes: readonly string[]): Map<string, number> {
  const manifest = readManifest();
  const files = [manifest.entry, ...routes.map((id) => manifest.routes[id])].flatMap(filesOf);
  return new Map(files.map((file) => [file, weigh(file)]));
}

/** The routes whose own scripts hold a text, by their ids: a name of another script, a word of one. */
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
