import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ReadRows } from '../cluster/counts';
import type { Services } from '../cluster/faults';
import type { Disturbed } from '../cluster/service';
import { docker } from './engine';
import { engineAddress } from './visitors-network';

const runFile = promisify(execFile);
const longestStartMs = 20 * 60_000;
/** Name of the stack, and the first part of the names of its containers. */
export const project = 'agency-proof';

/** The containers of docker-compose.yml in a copy of the repository. */
export class Stack implements Services {
  readonly sites = ['site-1', 'site-2'].map((name) => this.#part(name, readyOn(3000)));
  readonly cms = ['cms-1', 'cms-2'].map((name) => this.#part(name, readyOn(1337)));
  readonly postgres = this.#part('postgres', ['pg_isready', '-q', '-U', 'agency']);
  readonly redis = this.#part('redis', ['sh', '-c', 'redis-cli ping | grep -q PONG']);
  readonly caddy = this.#part('caddy', 443);
  readonly mail = this.#part('mailpit', 8025);
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get all(): Container[] {
    return [...this.sites, ...this.cms, this.postgres, this.redis, this.caddy, this.mail];
  }

  async compose(...args: string[]): Promise<string> {
    const options = { cwd: this.folder, maxBuffer: 2 ** 26 };
    return (await runFile('docker', ['compose', ...args], options)).stdout;
  }

  /** Without Compose, which takes five times the processor time that the visitors share. */
  exec(service: string, ...command: string[]): Promise<string> {
    return docker('exec', `${project}-${service}-1`, ...command);
  }

  /** Runs a document's commands in the folder with Bash. */
  async runCommands(commands: string): Promise<void> {
    await runFile('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: this.folder,
      maxBuffer: 2 ** 26,
    });
  }

  readonly read: ReadRows = async <Row>(query: string) => {
    const statement = `select coalesce(json_agg(found), '[]') from (${query}) as found`;
    const psql = ['psql', '-U', 'agency', '-d', 'agency', '-At', '-c', statement];
    return JSON.parse(await this.exec('postgres', ...psql)) as Row[];
  };

  readPage(site: string, path: string): Promise<string> {
    const get = `exec 3<>/dev/tcp/127.0.0.1/3000; printf 'GET ${path} HTTP/1.0\\r\\n\\r\\n' >&3; cat <&3`;
    return this.exec(site, 'timeout', '5', 'bash', '-c', get);
  }

  #part(name: string, ready: readonly string[] | number): Container {
    return new Container(this, name, ready);
  }
}

/** A container, killed in a way that looks like a crash, so that the engine restarts it. */
class Container implements Disturbed {
  readonly kills: number[] = [];
  readonly name: string;
  readonly #stack: Stack;
  readonly #ready: readonly string[] | number;

  /** `ready`: a command that exits with 0, or a published port that accepts connections. */
  constructor(stack: Stack, name: string, ready: readonly string[] | number) {
    this.#stack = stack;
    this.name = name;
    this.#ready = ready;
  }

  async inspect(format: string): Promise<string> {
    return (await docker('inspect', '--format', format, await this.id())).trim();
  }

  async id(): Promise<string> {
    return (await this.#stack.compose('ps', '--all', '--quiet', this.name)).trim();
  }

  async start(): Promise<void> {
    if ((await this.inspect('{{.State.Status}}')) === 'exited')
      await docker('start', await this.id());
    const deadline = Date.now() + longestStartMs;
    while (!(await this.isReady())) {
      if (Date.now() > deadline) throw new Error(`${this.name} is not ready`);
      await wait(200);
    }
  }

  async isReady(): Promise<boolean> {
    const ready = this.#ready;
    if (typeof ready === 'number') return takesConnections(ready);
    return this.#stack.exec(this.name, ...ready).then(
      () => true,
      () => false,
    );
  }

  async kill(): Promise<void> {
    this.kills.push(Date.now());
    process.kill(Number(await this.inspect('{{.State.Pid}}')), 'SIGKILL');
  }

  async freeze(): Promise<void> {
    await docker('pause', await this.id());
  }

  async thaw(): Promise<void> {
    await docker('unpause', await this.id());
  }

  async stop(): Promise<void> {
    await this.#stack.compose('stop', this.name);
  }
}

function readyOn(port: number): string[] {
  const ask = `exec 3<>/dev/tcp/127.0.0.1/${port} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3`;
  return ['timeout', '5', 'bash', '-c', `${ask} && read -r _ status _ <&3 && [ "$status" = 200 ]`];
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, engineAddress);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      resolve(true);
      socket.end();
    });
  });
}
