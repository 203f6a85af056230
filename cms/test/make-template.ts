import { bootCms } from './boot';
import { buildLeanSeed } from './build-lean-seed';
import { buildSeed } from './build-seed';
import { countRows, listFiles, type Rows, type Template } from './template';

const seeds: Partial<Record<Rows, () => Promise<string>>> = {
  content: buildSeed,
  site: buildLeanSeed,
};

/** Starts a CMS once and prints the resulting template as JSON. */
async function main(): Promise<void> {
  const rows = process.argv[2] as Rows;
  const cms = await bootCms({ seed: await seeds[rows]?.(), environment: { CRON: 'false' } });
  // Prevents a site that starts with it from receiving old notices.
  if (rows === 'site') await cms.strapi.db.connection('publish_notices').delete();
  const counts = await countRows(cms.strapi.db.connection);
  await cms.stop({ keep: true });
  const { dataDir: folder, database } = cms;
  const template: Template = { name: database.name, folder, counts, files: listFiles(folder) };
  process.stdout.write(`\n${JSON.stringify(template)}\n`);
}

void main().then(() => process.exit());
