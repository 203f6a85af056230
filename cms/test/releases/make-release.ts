import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version } from '@agency/domain/version';
import { bootCms } from '../boot';
import { buildSeed } from '../build-seed';
import { fillRelease } from './fill-release';
import { exportDatabase, pack } from './pack-release';
import { readRelease } from './read-release';

/**
 * Makes the archive of this version with SQLite, or with the PostgreSQL server of
 * TEST_DATABASE_URL.
 */
async function main(): Promise<void> {
  const cms = await bootCms({ seed: await buildSeed(), environment: { CRON: 'false' } });
  await fillRelease(cms);
  const contents = await readRelease(cms);
  await cms.stop({ keep: true });
  await exportDatabase(cms.database, cms.dataDir);
  writeFileSync(path.join(cms.dataDir, 'contents.json'), JSON.stringify(contents));
  const folder = path.join(__dirname, version);
  mkdirSync(folder, { recursive: true });
  const kind = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';
  pack(cms.dataDir, path.join(folder, kind));
  await cms.database.remove();
  rmSync(cms.dataDir, { recursive: true });
  process.stdout.write(`Made cms/test/releases/${version}/${kind}.tar.gz\n`);
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
