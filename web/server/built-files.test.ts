import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestSite } from './testing/start-test-site';

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
