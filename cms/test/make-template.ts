import { bootCms } from './boot';
import { buildSeed } from './build-seed';
import { countRows, listFiles, type Template } from './template';

/** Starts a CMS once and says, as JSON, what it leaves. */
async function main(): Promise<void> {
  const seed = process.argv[2] === 'content' ? await buildSeed() : undefined;
  const cms = await bootCms({ seed, environment: { CRON: 'false' } });
  const counts = await countRows(cms.strapi.db.connection);
  await cms.stop({ keep: true });
  const { dataDir: folder, database } = cms;
  const template: Template = { name: database.name, folder, counts, files: listFiles(folder) };
  process.stdout.write(`\n${JSON.stringify(template)}\n`);
}

void main().then(() => process.exit());
