import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../resident-megabytes';

export interface KillableSettings {
  name: string;
  args: string[];
  cwd?: string;
  env: Readonly<Record<string, string>>;
  isReady(): Promise<boolean>;
}

const longestBootMs = 600_000;

export class Killable {
  readonly kills: number[] = [];
  /** Duration of the last start, in milliseconds. */
  bootMs = 0;
  #child: ChildProcess | null = null;
  #output = '';

  constructor(private readonly settings: KillableSettings) {}

  /** Resolves when it is ready. Throws with the last lines if it exits before. */
  async start(): Promise<void> {
    const { name, args, cwd, env, isReady } = this.settings;
    const child = spawn(process.execPath, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const keep = (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-4000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const started = Date.now();
    const deadline = started + longestBootMs;
    while (!(await isReady().catch(() => false))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${name} did not start. Its last lines:\n${this.#output}`);
      }
      await wait(50);
    }
    this.bootMs = Date.now() - started;
  }

  async kill(): Promise<void> {
    this.kills.push(Date.now());
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  megabytes(): number {
    return residentMegabytes(this.#child?.pid ?? 0);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
