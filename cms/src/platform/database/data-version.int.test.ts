import { spawn } from 'node:child_process';
import { version } from '@agency/domain/version';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { findCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import { listDataVersions, writeDataVersions } from './data-version';

let cms: TestCms;
let connection: Knex;

beforeAll(async () => {
  cms = await useCms('empty');
  connection = cms.strapi.db.connection as Knex;
});

afterAll(() => cms.stop());

test('OPS-6: a start records its version and the migrations that ran', async () => {
  const last = (await listDataVersions(connection)).at(-1);
  expect(last?.version).toBe(version);
  expect(last?.migrations).toContain('2026.11.22.rename-module-content.js');
});

test('OPS-6: readiness names the version', async () => {
  const answer = await fetch(`${cms.url}/readyz`);
  expect(await answer.json()).toEqual({ status: 'ok', version });
});

test('OPS-6: nothing of this version starts on the data of a newer one, which stays as it is', async () => {
  const versions = await listDataVersions(connection);
  const newer = { version: '99.0.0', migrations: [], startedAt: new Date().toISOString() };
  await writeDataVersions(connection, [...versions, newer]);
  // Strapi would drop a table of the newer version, because its stored schema lists it.
  const stored = (await connection('strapi_database_schema').first('hash')) as { hash: string };
  await connection('strapi_database_schema').update({ hash: 'of a newer version' });
  try {
    for (const program of ['server.js', 'seed.js', 'listings/import/cli.js']) {
      const { code, said } = await run(program, ['--from', '/nowhere']);
      expect(said, program).toBe(
        `The database was written by version 99.0.0, and this is version ${version}: ` +
          'start version 99.0.0 or newer, or go back as docs/upgrade.md says.\n',
      );
      expect(code).toBe(1);
    }
    expect(await connection('strapi_database_schema').first('hash')).toEqual({
      hash: 'of a newer version',
    });
  } finally {
    await connection('strapi_database_schema').update(stored);
    await writeDataVersions(connection, versions);
  }
});

function run(program: string, args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [findCompiled(program), ...args], {
    env: { ...process.env, SEED_ON_EMPTY: 'true', CMS_PORT: '18301' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
