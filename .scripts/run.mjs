import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** An error whose message tells the user what to do; shown without a stack. */
export class Stop extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

const FULL_DISK = /ENOSPC|no space left on device/i;
/** Advice for a full disk. */
export const ROOM =
  'Free some (the packages take 1 GB, both builds 50 MB), then run the same command again.';

/**
 * Runs a command. Resolves with its output if `quiet`, otherwise passes the output on. A quiet
 * command prints a sign of life every 20 seconds. With a `signal` the command leads a session
 * whose processes are ended when the signal is aborted. Throws Stop if it fails, with a sentence
 * for a full disk, otherwise with the last lines; `output` and `exitCode` are those of the
 * command.
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, quiet = false, label = '', signal, priority, uid, gid } = {},
) {
  const name = label || [command, ...args].join(' ');
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      detached: signal !== undefined,
      uid,
      gid,
    });
    if (priority !== undefined && child.pid !== undefined) {
      // Inherited by its child processes.
      setPriority(child.pid, priority);
      if (signal) setGroupPriority(child.pid, priority);
    }
    const end = () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    signal?.addEventListener('abort', end);
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-1_000_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const alive = setInterval(() => {
      if (quiet) say(`  … ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
    }, 20_000);
    child.on('error', (error) => {
      clearInterval(alive);
      reject(new Stop(`${name} could not be started: ${error.message}`));
    });
    child.on('close', (code, killedBy) => {
      clearInterval(alive);
      signal?.removeEventListener('abort', end);
      if (code === 0) return resolve(output);
      const tail = quiet ? `\n${output.trim().split('\n').slice(-40).join('\n')}` : '';
      const failure = FULL_DISK.test(output)
        ? `${name} failed: no space is left on the disk. ${ROOM}`
        : `${name} failed (${killedBy ?? `exit code ${code}`}).${tail}`;
      reject(Object.assign(new Stop(failure), { output, exitCode: code }));
    });
  });
}

/**
 * With autogroups, Linux gives every session the same CPU share, regardless of the priority of
 * its processes: a session has its own priority.
 */
function setGroupPriority(pid, priority) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // Another operating system, or a sandbox that forbids it.
  }
}

/** Runs a package's command line with this Node, so that signals and exit codes are passed on. */
export function runTool(file, args, options) {
  return run(process.execPath, [`${root}/node_modules/${file}`, ...args], options);
}

const OLDEST = [20, 19];

/** Runs `main` if Node is recent enough, shows the message of a Stop, and sets the exit code. */
export async function command(main) {
  try {
    checkNode();
    await main();
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error) {
  if (error instanceof Stop) return error.message;
  if (error?.code === 'ENOSPC') return `No space is left on the disk. ${ROOM}`;
  return error?.stack ?? String(error);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Stop(
    `Node ${process.versions.node} is too old: install Node ${OLDEST.join('.')} or newer (22 or 24 are fine).`,
  );
}
