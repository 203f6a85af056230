import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestSite } from '../testing/start-test-site';

describe('built files', () => {
  function buildClientFolder() {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'run()');
    writeFileSync(join(folder, 'assets', 'large-3c4d.js'), 'run();'.repeat(1000));
    writeFileSync(join(folder, 'assets', '.env'), 'SECRET=1');
    writeFileSync(join(folder, 'assets', 'app.js.map'), '{}');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    return folder;
  }

  test('carry their hash in their name and may be kept for ever', async () => {
    const site = await startTestSite({ clientFolder: buildClientFolder() });
    const answer = await site.get('/assets/app-1a2b.js');
    expect([answer.status, answer.text]).toEqual([200, 'run()']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    // Headers for documents would only add weight to every file of a page.
    expect(answer.headers).not.toHaveProperty('permissions-policy');
    const document = await site.get('/favicon.svg');
    expect(document.headers).toHaveProperty('permissions-policy');
    const again = await site.get('/assets/app-1a2b.js', {
      'If-None-Match': answer.headers.etag ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('are sent in the encoding that the browser takes', async () => {
    const site = await startTestSite({ clientFolder: buildClientFolder() });
    const answer = await site.get('/assets/large-3c4d.js', { 'Accept-Encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(answer.body).toString()).toBe('run();'.repeat(1000));
  });

  test('outlive a new build under the running site', async () => {
    const clientFolder = buildClientFolder();
    const site = await startTestSite({ clientFolder });
    await site.get('/assets/app-1a2b.js');
    rmSync(clientFolder, { recursive: true });
    expect((await site.get('/assets/app-1a2b.js')).text).toBe('run()');
    expect((await site.get('/assets/large-3c4d.js')).status).toBe(200);
  });

  test('of the version before are served, and those of the next to who still runs this one', async () => {
    const assetFolder = join(mkdtempSync(join(tmpdir(), 'assets-')), 'shared');
    const build = (version: number) => {
      const clientFolder = mkdtempSync(join(tmpdir(), 'client-'));
      mkdirSync(join(clientFolder, 'assets'));
      writeFileSync(join(clientFolder, 'assets', `app-${version}.js`), `run(${version})`);
      return startTestSite({ clientFolder, assetFolder });
    };
    const statuses = async (site: Awaited<ReturnType<typeof build>>) =>
      Promise.all(
        [1, 2, 3, 4].map(async (version) => (await site.get(`/assets/app-${version}.js`)).status),
      );
    const first = await build(1);
    expect(await statuses(first)).toEqual([200, 404, 404, 404]);
    const second = await build(2);
    expect(await statuses(second)).toEqual([200, 200, 404, 404]);
    const answer = await first.get('/assets/app-2.js');
    expect([answer.text, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      'run(2)',
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ]);
    await build(3);
    await build(3);
    const fourth = await build(4);
    expect(await statuses(fourth)).toEqual([404, 200, 200, 200]);
    expect((await fourth.get('/assets/versions.json')).status).toBe(404);
  });

  test('are served though those of other versions cannot be kept', async () => {
    const clientFolder = buildClientFolder();
    const assetFolder = join(clientFolder, 'favicon.svg');
    const site = await startTestSite({ clientFolder, assetFolder });
    expect((await site.get('/assets/app-1a2b.js')).status).toBe(200);
    expect((await site.get('/assets/other.js')).status).toBe(404);
    expect(site.lines).toMatchObject([{ msg: 'files of other versions are not served' }]);
  });

  test('at the root are kept for an hour', async () => {
    const site = await startTestSite({ clientFolder: buildClientFolder() });
    const answer = await site.get('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    ['/assets/gone.js'],
    ['/assets/'],
    ['/assets/app.js.map'],
    ['/assets/..%2f..%2fpackage.json'],
    ['/assets/.env'],
  ])('%s is a short 404 that does not reach the framework', async (path) => {
    const render = async () => {
      throw new Error('not asked');
    };
    const site = await startTestSite({ clientFolder: buildClientFolder(), render });
    expect([400, 404]).toContain((await site.get(path)).status);
  });
});
