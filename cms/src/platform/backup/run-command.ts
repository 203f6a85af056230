import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { describeStartError } from '../process/describe-start-error';
import { readEnvironment, type Environment } from '../process/env';
import { PlainError } from '../process/plain-error';

const dotEnv = path.resolve(__dirname, '../../../../../.env');

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Record<string, string | boolean | undefined>;

/**
 * Runs a command with a folder argument and options. Returns the exit code: 1 with a message on
 * failure, 2 with the usage for wrong arguments.
 */
export async function runCommand(
  usage: string,
  options: Options,
  run: (env: Environment, folder: string, values: Values) => Promise<void>,
): Promise<void> {
  const given = readArguments(options);
  if (!given) {
    console.error(usage);
    process.exit(2);
  }
  try {
    if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
    // Otherwise another folder would be backed up or replaced.
    if (process.env.DATA_DIR === '') throw new PlainError('DATA_DIR: is empty.');
    await run(readEnvironment(), given.folder, given.values);
    process.exit(0);
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}

function readArguments(options: Options): { folder: string; values: Values } | null {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (!folder || others.length > 0) return null;
    // Relative paths refer to the folder where the command was called, which npm stores in
    // INIT_CWD.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { folder: path.resolve(from, folder), values: values as Values };
  } catch {
    return null;
  }
}

function describeFailure(error: unknown): string {
  const { code, path: file } = error as { code?: string; path?: string };
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') {
    return `The disk is full. Nothing was changed.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${file ?? 'A file'} may not be read or written by this user (${code}).`;
  }
  return describeStartError(error);
}
