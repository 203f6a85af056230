import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** What the browser's part of the build says of itself. */
interface BuildManifest {
  readonly url: string;
  readonly entry: BuildPart;
  readonly routes: Readonly<Record<string, BuildPart>>;
}

interface BuildPart {
  readonly module: string;
  readonly imports?: readonly string[];
}

/**
 * The script files that a page of these routes loads before anybody touches anything, with their
 * bytes as the site sends them (brotli at its best level).
 */
export function measureScript(routes: readonly string[]): Map<string, number> {
  const manifest = readManifest();
  const parts = [manifest.entry, ...routes.map((id) => manifest.routes[id])];
  const files = parts.flatMap((part) => [part?.module ?? '', ...(part?.imports ?? [])]);
  return new Map([manifest.url, ...files].map((file) => [file, weigh(file)]));
}

function readManifest(): BuildManifest {
  const name = readdirSync(join(client, 'assets')).find((file) => file.startsWith('manifest-'));
  const text = readFileSync(join(client, 'assets', name ?? ''), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as BuildManifest;
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(join(client, file))).length;
}
