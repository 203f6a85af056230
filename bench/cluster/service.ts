import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServiceSettings {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
  uid?: number;
  gid?: number;
  /** Signal for a clean shutdown. */
  stopSignal?: NodeJS.Signals;
  logFile: string;
  isReady(): Promise<boolean>;
}

const longestBootMs = 240_000;
const longestStopMs = 60_000;

/** A process or container that can be killed, frozen and restarted. */
export interface Disturbed {
  readonly name: string;
  readonly kills: number[];
  start(): Promise<void>;
  isReady(): Promise<boolean>;
  kill(): Promise<void>;
  freeze(): void | Promise<void>;
  thaw(): void | Promise<void>;
  stop(): Promise<void>;
}

export class Service implements Disturbed {
  readonly kills: number[] = [];
  settings: ServiceSettings;
  #child: ChildProcess | null = null;

  constructor(settings: ServiceSettings) {
    this.settings = settings;
  }

  get name(): string {
    return this.settings.name;
  }

  /** Resolves when it is ready. Throws with the last log lines if it exits before. */
  async start(): Promise<void> {
    const { name, command, args, cwd, env, uid, gid, logFile } = this.settings;
    const log = openSync(logFile, 'a');
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', log, log],
      uid,
      gid,
      env: { ...process.env, ...env },
    });
    closeSync(log);
    this.#child = child;
    const deadline = Date.now() + longestBootMs;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        const lines = readFileSync(logFile, 'utf8').slice(-3000);
        throw new Error(`${name} did not start. Its last lines:\n${lines}`);
      }
      await wait(100);
    }
  }

  isReady(): Promise<boolean> {
    return this.settings.isReady().catch(() => false);
  }

  async kill(): Promise<void> {
    this.kills.push(Date.now());
    this.#signal('SIGKILL');
    await this.#ended();
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  async stop(): Promise<void> {
    this.#child?.kill(this.settings.stopSignal ?? 'SIGTERM');
    const late = setTimeout(() => this.#signal('SIGKILL'), longestStopMs);
    await this.#ended();
    clearTimeout(late);
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    for (const each of listTree(pid)) {
      try {
        process.kill(each, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  async #ended(): Promise<void> {
    const child = this.#child;
    while (child !== null && child.exitCode === null && child.signalCode === null) await wait(50);
  }
}

/** Returns a process and its descendants, itself first: a database has many. */
function listTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? [];
      parents.set(Number(entry), Number(parent));
    } catch {
      // The process has exited since.
    }
  }
  const tree = [pid];
  for (const each of tree) {
    for (const [child, parent] of parents) if (parent === each) tree.push(child);
  }
  return tree;
}
