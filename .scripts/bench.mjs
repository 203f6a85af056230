import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureBenchInstalled, ensureInstalled } from './install.mjs';
import { command, root, runTool, Stop } from './run.mjs';

/** `node .scripts/bench.mjs name`: runs `bench/<name>/main.ts` with its tools and packages. */
await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const main = join(root, 'bench', name ?? '', 'main.ts');
  if (!name || !existsSync(main)) throw new Stop(`There is no benchmark ${name ?? ''} in bench/.`);
  await ensureInstalled({ tools: true });
  await ensureBenchInstalled();
  // Benchmarks import the compiled CMS and its compiled rules of `domain`.
  await ensureBuilt(['CMS']);
  await runTool('tsx/dist/cli.mjs', [main, ...args]);
});
