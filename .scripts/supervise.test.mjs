import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findFreePort } from './ports.mjs';
import { supervise } from './supervise.mjs';

const write = (code) => {
  const file = join(mkdtempSync(join(tmpdir(), 'agency-supervise-')), 'service.mjs');
  writeFileSync(file, code);
  return file;
};

const server = `import { createServer } from 'node:http';
createServer((q, r) => (q.url === '/die' ? process.exit(3) : r.end(String(process.pid)))).listen(process.env.PORT, '127.0.0.1');`;

async function startServer() {
  const url = `http://127.0.0.1:${await findFreePort()}/`;
  const service = supervise({
    name: 'The service',
    args: [write(server)],
    env: { PORT: new URL(url).port },
    readyUrl: url,
    readyWithinMs: 10_000,
  });
  await service.ready;
  return { service, url };
}

const ask = (url) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

test('a process that ends by itself after it was ready is started again', async () => {
  const { service, url } = await startServer();
  const first = await ask(url);
  await ask(`${url}die`);
  await vi.waitFor(async () => expect(await ask(url)).toMatch(/^\d+$/), { timeout: 10_000 });
  expect(await ask(url)).not.toBe(first);
  await service.stop();
}, 20_000);

test('a stopped process stays stopped', async () => {
  const { service, url } = await startServer();
  await service.stop();
  expect(await ask(url)).toBe('');
});

test('a process that ends before it is ready is reported with its last lines', async () => {
  const failing = supervise({
    name: 'The service',
    args: [write(`console.error('SITE_URL: must be an address'); process.exit(1);`)],
    readyUrl: 'http://127.0.0.1:9/',
    readyWithinMs: 10_000,
  });
  await expect(failing.ready).rejects.toThrow(
    /The service did not start[\s\S]*SITE_URL: must be an address/,
  );
});

const silent = `setInterval(() => {}, 1000);`;

test('a process that is not ready yet can be stopped', async () => {
  const service = supervise({
    name: 'The service',
    args: [write(silent)],
    readyUrl: 'http://127.0.0.1:9/',
    readyWithinMs: 10_000,
  });
  const failing = expect(service.ready).rejects.toThrow('The service did not start');
  await service.stop();
  await failing;
  expect(() => process.kill(service.pid, 0)).toThrow('ESRCH');
});

test('the time to become ready begins when what it waits for is there', async () => {
  let open;
  const readyAfter = new Promise((resolve) => (open = resolve));
  const service = supervise({
    name: 'The service',
    args: [write(silent)],
    readyUrl: 'http://127.0.0.1:9/',
    readyWithinMs: 200,
    readyAfter,
  });
  const failed = vi.fn();
  const failing = service.ready.catch(failed);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(failed).not.toHaveBeenCalled();
  open();
  await failing;
  expect(failed).toHaveBeenCalled();
}, 20_000);

test('a process that does not become ready in time is ended', async () => {
  const service = supervise({
    name: 'The service',
    args: [write(silent)],
    readyUrl: 'http://127.0.0.1:9/',
    readyWithinMs: 300,
  });
  await expect(service.ready).rejects.toThrow('The service did not start');
  expect(() => process.kill(service.pid, 0)).toThrow('ESRCH');
});
