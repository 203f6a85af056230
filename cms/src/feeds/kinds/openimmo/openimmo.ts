import path from 'node:path';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { FeedError } from '../../feed-error';
import type { FeedFile, FeedKind } from '../../feed-kind';
import { openZip, type Zip } from '../../open-zip';
import { readXml, type XmlElement } from '../../read-xml';
import { ResultBuilder } from '../mapping/result-builder';
import { readTransfer } from './read-transfer';

// Facts: the element and attribute names of OpenImmo 1.2.7 as the public libraries ujamii/openimmo and
// innobraingmbh/laravel-openimmo generate them from its schema.

const settings = z.object({
  /** A file has one language. */
  language: z.enum(languages).default('de'),
});
type Settings = z.output<typeof settings>;

/** OpenImmo: archives or XML files in the folder of the source, full (`VOLL`) or partial (`TEIL`). */
export const openImmo: FeedKind<Settings> = {
  key: 'openimmo',
  settings,
  secrets: [],
  incremental: true,
  async read(context) {
    const result = new ResultBuilder();
    const files = (await context.files()).filter(({ name }) => /\.(zip|xml)$/i.test(name));
    const archives = new Map<string, Zip>();
    // The newest full file says everything that came before it again.
    let complete = false;
    for (const file of files) {
      context.signal.throwIfAborted();
      const { root, zip } = await openFile(file);
      if (zip) archives.set(file.name, zip);
      complete = readTransfer(root, context.settings.language, file.name, result) || complete;
    }
    return {
      ...result.build(complete),
      readPicture: (url) => readPicture(url, archives),
      consumed: files,
    };
  },
  async checkFile(file) {
    await openFile(file);
  },
};

async function openFile(file: FeedFile): Promise<{ root: XmlElement; zip: Zip | null }> {
  const opened = await openXml(file);
  if (opened.root.name === 'openimmo') return opened;
  throw new FeedError(`${file.name} is not an OpenImmo file`, 'final');
}

async function openXml(file: FeedFile): Promise<{ root: XmlElement; zip: Zip | null }> {
  const bytes = await file.read();
  if (/\.xml$/i.test(file.name)) return { root: readXml(bytes, file.name), zip: null };
  const zip = await openZip(bytes, { what: file.name });
  const [xml, ...more] = zip.names.filter((name) => path.extname(name).toLowerCase() === '.xml');
  if (xml === undefined || more.length > 0) {
    throw new FeedError(
      `${file.name} has ${more.length + (xml ? 1 : 0)} XML files, not one`,
      'final',
    );
  }
  return { root: readXml(await zip.read(xml), `${xml} in ${file.name}`), zip };
}

/** Pictures are named `archive:{name of the archive}#{path in it}`. */
function readPicture(url: string, archives: ReadonlyMap<string, Zip>): Promise<Buffer> {
  const [archive = '', name = ''] = url
    .replace(/^archive:/, '')
    .split('#')
    .map(decodeURIComponent);
  const zip = archives.get(archive);
  if (!zip) throw new FeedError(`${name} came without an archive`, 'final');
  return zip.read(name);
}
