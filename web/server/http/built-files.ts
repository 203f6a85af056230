import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { answerNotFound } from './answers';
import { openAssetStore, type AssetStore } from './asset-store';
import { withoutQuery } from '../log';
import { finishPage, sendPage, type Page } from './page';
import { buildFileHeaders, type SecuritySettings } from './security/security-headers';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const hashedPrefix = '/assets/';

export interface BuiltFilesSettings {
  readonly security: SecuritySettings;
  readonly headers: Readonly<Record<string, string>>;
  readonly assetFolder?: string | undefined;
  readonly onFailure: (reason: string) => void;
}

/**
 * Serves the browser's part of the build from memory, each file compressed once. The build is read
 * at the start, so a new build does not affect a running site. Files of other versions are looked
 * up on request. Returns false if the address is not a built file.
 */
export function createBuiltFiles(
  folder: string,
  { security, headers, assetFolder, onFailure }: BuiltFilesSettings,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const pages = new Map(
    listFiles(folder).map((path) => [path, load(path, readFileSync(join(folder, path)))]),
  );
  const store = openStore();
  const fileHeaders = buildFileHeaders(security);

  function openStore(): AssetStore | null {
    if (assetFolder === undefined) return null;
    try {
      return openAssetStore(join(folder, hashedPrefix), assetFolder);
    } catch (error) {
      onFailure((error as Error).message);
      return null;
    }
  }

  async function load(path: string, body: Buffer): Promise<Page> {
    const type = types[extname(path)] ?? 'application/octet-stream';
    const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
    return finishPage(response, path, { ...security, effort: 'build' });
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    page: Promise<Page>,
  ): Promise<void> {
    const ownHeaders = path.startsWith(hashedPrefix)
      ? { ...fileHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' }
      : { ...headers, 'Cache-Control': 'public, max-age=3600' };
    await sendPage(request, response, await page, ownHeaders);
  }

  /** Hashed files never change, so a file that was found stays in memory. */
  async function answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const body = await store?.find(path.slice(hashedPrefix.length));
    if (body) {
      const page = pages.get(path) ?? load(path, body);
      pages.set(path, page);
      await answer(request, response, path, page);
    } else if (!response.destroyed) answerNotFound(response);
  }

  return (request, response) => {
    const path = withoutQuery(request.url ?? '');
    const page = pages.get(path);
    if (page !== undefined) void answer(request, response, path, page);
    else if (path.startsWith(hashedPrefix)) void answerOther(request, response, path);
    else return false;
    return true;
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.map'),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
}
