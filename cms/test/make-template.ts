import { bootCms } from './boot';

/** Starts a CMS once on an empty database and says, as JSON, where that database stays. */
async function main(): Promise<void> {
  const cms = await bootCms({ environment: { CRON: 'false' } });
  await cms.stop({ keep: true });
  process.stdout.write(`\n${JSON.stringify({ name: cms.database.name, folder: cms.dataDir })}\n`);
}

void main().then(() => process.exit());
