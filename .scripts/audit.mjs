import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, root, run, say, Stop } from './run.mjs';

const OLD_YEARS = 2;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;
const AT_ONCE = 6;

/**
 * `npm run audit`: reports known vulnerabilities of production packages and benchmarks, and
 * direct dependencies that are deprecated or had no release for two years. Fails for a high or
 * critical vulnerability of a production package, and for a deprecated direct dependency.
 */
await command(async () => {
  const problems = [];
  for (const [name, folder] of [
    ['what running needs', ''],
    ['benchmarks', 'bench'],
  ]) {
    say(`▸ Vulnerabilities: ${name}`);
    const args = ['audit', '--omit=dev', '--audit-level=high', `--prefix=${join(root, folder)}`];
    await run('npm', args, { cwd: join(root, folder) }).catch((error) => {
      if (folder === '') problems.push(error.message);
    });
  }
  say('\n▸ Age of direct dependencies');
  const rows = await describePackages();
  for (const row of rows.filter(({ lastRelease }) => yearsSince(lastRelease) > OLD_YEARS)) {
    say(`  ${row.name}@${row.version}: no release since ${row.lastRelease.slice(0, 10)}`);
  }
  for (const row of rows.filter(({ deprecated }) => deprecated)) {
    problems.push(`${row.name}@${row.version} is deprecated: ${row.deprecated}`);
  }
  say(`  ${rows.length} direct dependencies; docs/dependencies.md says why old ones are kept.`);
  if (problems.length > 0) throw new Stop(problems.join('\n'));
});

async function describePackages() {
  const wanted = listDirect();
  const rows = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    rows.push(...(await Promise.all(wanted.slice(start, start + AT_ONCE).map(describe))));
  }
  return rows;
}

function listDirect() {
  const found = new Map();
  for (const folder of ['', 'cms', 'web', 'bench']) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!name.startsWith('@agency/')) found.set(`${name}@${version}`, { name, version });
    }
  }
  return [...found.values()];
}

async function describe({ name, version }) {
  const fields = ['time', 'deprecated', 'dist-tags.latest', '--json'];
  const output = await run('npm', ['view', `${name}@${version}`, ...fields], { quiet: true });
  const { time, deprecated } = JSON.parse(output.slice(output.indexOf('{')));
  const releases = Object.entries(time).filter(([release]) => /^\d/.test(release));
  return {
    name,
    version,
    deprecated,
    lastRelease: releases
      .map(([, date]) => date)
      .sort()
      .at(-1),
  };
}

function yearsSince(date) {
  return (Date.now() - Date.parse(date)) / YEAR_MS;
}
