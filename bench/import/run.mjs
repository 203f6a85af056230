// Imports into an empty database and repeats it, in a separate process to measure memory.
import { fileURLToPath } from 'node:url';
import { load, strapi } from '../load-cms.mjs';

const [source] = process.argv.slice(2);
const { importSnapshot } = load('./dist/src/listings/import/import-snapshot.js');
const files = strapi.db.query('plugin::upload.file');
const formats = { avif400: { width: 400 }, avif1360: { width: 1360 } };

/** Without the run's report and lease, and the first run's notice to a missing site. */
const writes =
  /^\s*(insert into|update|delete from) [`"](?!import_runs|job_leases|publish_notices)/i;
let written = 0;
let stored = 0;
strapi.db.connection.on('query', ({ sql }) => (written += writes.test(sql) ? 1 : 0));

/** Encoding depends on the number of pictures, so each is only a row here. */
async function storePicture({ name }) {
  stored += 1;
  const known = await files.findOne({ where: { name } });
  if (known) return known.id;
  const size = { width: 1360, height: 1020, size: 1, formats };
  const data = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg', provider: 'local' };
  return (await files.create({ data: { ...data, ...size } })).id;
}

const bootMb = Math.round(process.memoryUsage().rss / 2 ** 20);
const pictures = fileURLToPath(new URL('../../seed/pictures', import.meta.url));
const options = { source, pictures, storePicture };
const started = process.cpuUsage();
const first = await importSnapshot(strapi, options);
const processor = seconds(process.cpuUsage(started));
stored = 0;
written = 0;
const startedAgain = process.cpuUsage();
const again = await importSnapshot(strapi, options);
const processorAgain = seconds(process.cpuUsage(startedAgain));
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const result = {
  added: first.added,
  seconds: first.seconds,
  processor,
  problems: first.problemCount,
  again: again.seconds,
  processorAgain,
  writtenAgain: written,
  picturesAgain: stored,
  bootMb,
  peakMb,
};
process.stdout.write(`\n${JSON.stringify(result)}\n`);
await strapi.destroy();
process.exit(0);

function seconds({ user, system }) {
  return (user + system) / 1e6;
}
