import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { describeStartError } from '../../platform/process/describe-start-error';
import { lockData } from '../../platform/backup/lock-data';
import { readEnvironment } from '../../platform/process/env';
import { storePicture } from '../../platform/uploads/store-picture';
import type { ImportReport } from './import-report';
import { importNearby } from './nearby/import-nearby';
import { importSnapshot } from './import-snapshot';
import { isAddress } from './snapshot-source';

const appDir = path.resolve(__dirname, '../../../..');
const dotEnv = path.resolve(appDir, '../.env');
const usage = `Usage: npm run import -w cms -- --from <folder|address> [--pictures <folder|address>]
                               [--source <key>]
       npm run import -w cms -- --places <file|address>
  --source   whose listings they are, the key of a source of feeds; \`snapshot\` by default
  --force    believe a snapshot that withdraws many listings, or a file that drops many places
  --rewrite  write every listing, also unchanged ones`;

main().catch((error: unknown) => {
  console.error(describeStartError(error));
  process.exit(1);
});

/**
 * Imports a snapshot or nearby places from the command line; exits with 1 if nothing was imported.
 */
async function main(): Promise<void> {
  const options = readOptions();
  if (!options) {
    console.error(usage);
    process.exit(2);
  }
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  process.env.CRON = 'false';
  await lockData(readEnvironment());
  const strapi = await createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  }).load();
  const { places, force } = options;
  const report = places
    ? await importNearby(strapi, { source: places, force })
    : await importSnapshot(strapi, {
        ...options,
        storePicture: (picture) => storePicture(strapi, picture),
      });
  console.log(formatReport(report));
  await strapi.destroy();
  process.exit(report.outcome === 'done' ? 0 : 1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: 'string' },
        places: { type: 'string' },
        pictures: { type: 'string' },
        source: { type: 'string' },
        force: { type: 'boolean', default: false },
        rewrite: { type: 'boolean', default: false },
      },
    });
    const { from, pictures, force, rewrite, source: key } = values;
    const places = values.places && resolveSource(values.places);
    const source = from && resolveSource(from);
    if (places) return source ? null : { places, source: '', force, rewrite };
    return source
      ? { places, source, key, pictures: pictures && resolveSource(pictures), force, rewrite }
      : null;
  } catch {
    return null;
  }
}

/** Paths are relative to the directory of the command, which npm puts in INIT_CWD. */
function resolveSource(source: string): string {
  if (isAddress(source)) return source;
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), source);
}

function formatReport(report: ImportReport): string {
  const lines = [
    `${report.outcome}${report.message ? `: ${report.message}` : ''}`,
    `${report.read} read, ${report.added} added, ${report.updated} updated, ` +
      `${report.unchanged} unchanged, ${report.withdrawn} withdrawn, ${report.rejected} left out, ` +
      `in ${report.seconds.toFixed(1)} s`,
    ...report.problems.map(({ id, field, language, message }) => {
      return `  ${id}${language ? ` (${language})` : ''} ${field}: ${message}`;
    }),
  ];
  const more = report.problemCount - report.problems.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more problems`] : [])].join('\n');
}
