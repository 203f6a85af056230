import { spawn } from 'node:child_process';
import { root, say, Stop } from './run.mjs';

const GRACE_MS = 15_000;
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const RESTART_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

/**
 * Starts a long-running process; `ready` resolves when `readyUrl` responds with 200. The time
 * limit starts when `readyAfter` resolves. After that it is restarted, with growing delays,
 * whenever it exits; before, or after the time limit, it is ended and `ready` rejects with a
 * Stop and its last lines. `stop()` ends it at any time with SIGTERM, then SIGKILL. It also ends
 * when this process is killed.
 */
export function supervise({
  name,
  args,
  env,
  cwd = root,
  readyUrl,
  readyWithinMs,
  readyAfter = Promise.resolve(),
  onLine,
}) {
  const state = { child: null, ended: null, stopping: false, restarts: 0, tail: [] };
  const launch = () => {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    });
    state.child = child;
    for (const stream of [child.stdout, child.stderr]) forwardLines(stream, state, onLine);
    state.ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
    return state.ended;
  };

  return {
    get pid() {
      return state.child.pid;
    },
    ready: start(),
    stop,
  };

  async function start() {
    try {
      const ended = launch();
      const fail = () => failure(name, state);
      await waitForReady(readyUrl, { readyWithinMs, readyAfter }, ended, fail);
    } catch (error) {
      await stop();
      throw error;
    }
    watch();
  }

  async function stop() {
    state.stopping = true;
    const kill = setTimeout(() => signal(state.child, 'SIGKILL'), GRACE_MS);
    signal(state.child, 'SIGTERM');
    await state.ended;
    clearTimeout(kill);
  }

  async function watch() {
    const started = Date.now();
    const code = await state.ended;
    if (state.stopping) return;
    if (Date.now() - started > 60_000) state.restarts = 0;
    const pause = RESTART_MS[Math.min(state.restarts++, RESTART_MS.length - 1)];
    say(`${name} ended unexpectedly (exit code ${code}); starting it again in ${pause / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (state.stopping) return;
    launch();
    watch();
  }
}

function forwardLines(stream, state, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      state.tail.push(line);
      if (state.tail.length > 40) state.tail.shift();
      onLine?.(line);
    }
  });
}

async function waitForReady(url, { readyWithinMs, readyAfter }, ended, explain) {
  let deadline = Infinity;
  let over = false;
  readyAfter.then(
    () => (deadline = Date.now() + readyWithinMs),
    () => (over = true),
  );
  ended.then(() => (over = true));
  while (!over && Date.now() < deadline) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw explain();
}

function failure(name, state) {
  return new Stop(`${name} did not start. Its last lines:\n${state.tail.join('\n')}`);
}

/** Signals the whole process group, so that no child process remains. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
