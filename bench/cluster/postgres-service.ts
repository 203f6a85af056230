import { execFile } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Programs } from './programs';
import { Service } from './service';

const runFile = promisify(execFile);

/**
 * Starts a PostgreSQL server with an empty database `agency` and fsync, because it will be
 * killed.
 */
export async function startPostgres(
  { postgres, postgresUser }: Programs,
  folder: string,
  port: number,
): Promise<{ service: Service; url: string }> {
  const { uid, gid } = postgresUser;
  mkdirSync(folder, { recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const asUser = { ...postgresUser, cwd: folder };
  await runFile(
    join(postgres, 'initdb'),
    ['-D', data, '-U', 'agency', '-A', 'trust', '-E', 'UTF8'],
    asUser,
  );
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'agency'];
  const service = new Service({
    name: 'PostgreSQL',
    command: join(postgres, 'postgres'),
    cwd: folder,
    ...postgresUser,
    args: ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    // Fast shutdown: closes connections.
    stopSignal: 'SIGINT',
    logFile: join(folder, '..', `postgres-${port}.log`),
    isReady: async () => {
      await runFile(join(postgres, 'pg_isready'), [...address, '-t', '2']);
      return true;
    },
  });
  await service.start();
  await runFile(join(postgres, 'createdb'), [...address, 'agency']);
  return { service, url: `postgres://agency@127.0.0.1:${port}/agency` };
}
