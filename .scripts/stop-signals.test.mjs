import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from './ports.mjs';

const here = (name) => JSON.stringify(join(import.meta.dirname, name));

/** A service that ends on SIGTERM only, like the built CMS and site. */
const service = `import { createServer } from 'node:http';
const server = createServer((q, r) => r.end('ok')).listen(process.env.PORT, '127.0.0.1');
process.on('SIGTERM', () => server.close(() => process.exit()));
process.on('SIGINT', () => undefined);
process.stdout.on('error', () => undefined);`;

/** Replaces `npm start`, with two test services. */
const start = `import { onStop } from ${here('stop-signals.mjs')};
import { supervise } from ${here('supervise.mjs')};
const services = [];
onStop(async () => {
  for (const service of services) await service.stop();
  process.exit();
});
for (const port of process.env.PORTS.split(',')) {
  const readyUrl = \`http://127.0.0.1:\${port}/\`;
  const env = { PORT: port };
  services.push(supervise({ name: port, args: ['service.mjs'], cwd: import.meta.dirname, env, readyUrl, readyWithinMs: 30_000 }));
}
for (const { ready } of services) await ready;
console.log(\`running \${[process.pid, ...services.map(({ pid }) => pid)]}.\`);`;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function startByNpm() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-start-'));
  const scripts = { start: 'node start.mjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  writeFileSync(join(folder, 'start.mjs'), start);
  writeFileSync(join(folder, 'service.mjs'), service);
  const ports = [await findFreePort(), await findFreePort()];
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    // Like from a terminal: npm sets these variables itself.
    env: { ...process.env, PORTS: ports.join(), npm_lifecycle_event: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  const running = /^running ([\d,]+)\.$/m;
  await vi.waitFor(() => expect(output).toMatch(running), { timeout: 60_000 });
  const pids = running.exec(output)[1].split(',').map(Number);
  onTestFinished(() => {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });
  return { npm: npm.pid, supervisor: pids[0], pids };
}

test.each([
  ['SIGTERM to npm, as a process manager sends it', ({ npm }) => process.kill(npm, 'SIGTERM')],
  ['SIGKILL to npm', ({ npm }) => process.kill(npm, 'SIGKILL')],
  ['SIGTERM to the process group', ({ npm }) => process.kill(-npm, 'SIGTERM')],
  ['Ctrl-C', ({ npm }) => process.kill(-npm, 'SIGINT')],
  ['a closed terminal', ({ npm }) => process.kill(-npm, 'SIGHUP')],
  ['SIGTERM to the supervisor', ({ supervisor }) => process.kill(supervisor, 'SIGTERM')],
  ['SIGKILL to the supervisor', ({ supervisor }) => process.kill(supervisor, 'SIGKILL')],
])(
  '%s leaves no process behind',
  async (_how, end) => {
    const started = await startByNpm();
    expect(started.pids.filter(isAlive)).toHaveLength(3);
    end(started);
    await vi.waitFor(() => expect(started.pids.filter(isAlive)).toEqual([]), { timeout: 60_000 });
  },
  150_000,
);
