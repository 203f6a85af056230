import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Life {
  said: unknown[];
  output: string;
  exitCode: number | null;
  wasKilled: boolean;
}

/**
 * Runs a Node script until it exits, or until it is killed (SIGKILL) this many milliseconds
 * after printing a line `begun`; null does not kill it.
 */
export async function runUntilKilled(
  args: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
  killAfter: number | null,
): Promise<Life> {
  const child = spawn(process.execPath, args, { cwd, env });
  let output = '';
  let hasBegun = false;
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (hasBegun || !output.includes('begun\n')) return;
    hasBegun = true;
    if (killAfter !== null) void wait(killAfter).then(() => child.kill('SIGKILL'));
  });
  await new Promise<void>((resolve) => child.on('close', () => resolve()));
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return {
    said: lines.map((line) => JSON.parse(line) as unknown),
    output,
    exitCode: child.exitCode,
    wasKilled: child.signalCode === 'SIGKILL',
  };
}
