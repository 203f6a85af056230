import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { Stop } from '../../.scripts/run.mjs';

const runFile = promisify(execFile);

export interface Engine {
  engine: string;
  compose: string;
}

/** Finds a running engine and Compose v2; throws Stop with what is missing. */
export async function findEngine(): Promise<Engine> {
  if (process.getuid?.() !== 0 || spawnSync('ip', ['netns']).status !== 0) {
    throw new Stop(
      'The proof of the containers makes a network of its own: run it as root, with iproute2.',
    );
  }
  const ask = async (args: string[], missing: string) => {
    try {
      return (await docker(...args)).trim();
    } catch {
      throw new Stop(missing);
    }
  };
  await ask(['--version'], 'docker is not on this machine: install Docker (Debian: docker.io).');
  const compose = await ask(
    ['compose', 'version', '--short'],
    'Docker has no `compose` command: install Compose 2.20 or newer (Debian 13: docker-compose, Docker’s own packages: docker-compose-plugin).',
  );
  const engine = await ask(
    ['version', '--format', '{{.Server.Version}}'],
    'The Docker engine does not answer: start it (`systemctl start docker`, or `dockerd` as root).',
  );
  return { engine, compose };
}

/** Runs `docker` and returns its output; throws with its error output. */
export async function docker(...args: string[]): Promise<string> {
  return (await runFile('docker', args, { maxBuffer: 2 ** 26 })).stdout;
}
