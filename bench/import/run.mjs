// One import into an empty database and the same again, in a process of its own for its memory.
import { fileURLToPath } from 'node:url';
import { load, strapi } from '../load-cms.mjs';

const [source] = process.argv.slice(2);
const { importSnapshot } = load('./dist/src/listings/import/import-snapshot.js');
const files = strapi.db.query('plugin::upload.file');
const formats = { avif400: { width: 400 }, avif1360: { width: 1360 } };

/** Encoding pictures is a matter of their number, not of the listings': here each is a row alone. */
async function storePicture({ name }) {
  const known = await files.findOne({ where: { name } });
  if (known) return known.id;
  const size = { width: 1360, height: 1020, size: 1, formats };
  const data = { name, hash: name, url: `/uploads/${name}`, mime: 'image/jpeg', provider: 'local' };
  return (await files.create({ data: { ...data, ...size } })).id;
}

const bootMb = Math.round(process.memoryUsage().rss / 2 ** 20);
const pictures = fileURLToPath(new URL('../../seed/pictures', import.meta.url));
const first = await importSnapshot(strapi, { source, pictures, storePicture });
const again = await importSnapshot(strapi, { source, pictures, storePicture });
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
const { added, seconds, problemCount: problems } = first;
const result = { added, seconds, problems, again: again.seconds, bootMb, peakMb };
process.stdout.write(`\n${JSON.stringify(result)}\n`);
await strapi.destroy();
process.exit(0);
