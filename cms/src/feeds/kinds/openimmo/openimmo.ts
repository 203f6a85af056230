import path from 'node:path';
import type { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { FeedError } from '../../feed-error';
import type { FeedFile, FeedKind, FileSetAside } from '../../feed-kind';
import { declareFields, oneLanguage, prefilled } from '../../fields/declare-fields';
import { openZip, type Zip } from '../../open-zip';
import { findChild, listChildren, readXml, type XmlElement } from '../../read-xml';
import { ResultBuilder } from '../mapping/result-builder';
import { isFullTransfer, readTransfer } from './read-transfer';

// Sources: element and attribute names of OpenImmo 1.2.7, as generated from its schema by the
// public libraries ujamii/openimmo and innobraingmbh/laravel-openimmo.

/** Each file has one language. */
const { fields, settings } = declareFields({ language: prefilled(oneLanguage(languages), 'de') });
type Settings = z.output<typeof settings>;

const ENDING = /\.(zip|xml)$/i;

/** Minimum age of a file, since a newer one may still be incomplete. */
const SETTLED_MS = 10 * 60_000;

/** OpenImmo: archives or XML files in the source's folder, full (`VOLL`) or partial (`TEIL`). */
export const openImmo: FeedKind<Settings> = {
  key: 'openimmo',
  fields,
  settings,
  checkedAgainst: { by: 'schema', source: 'OpenImmo 1.2.7b', year: 2020 },
  incremental: true,
  fileEndings: ['.zip', '.xml'],
  async read(context) {
    const result = new ResultBuilder();
    const files = (await context.files()).filter(({ name }) => ENDING.test(name));
    const archives = new Map<string, Zip>();
    // The newest full file includes all earlier ones.
    let complete = false;
    const consumed: FeedFile[] = [];
    const setAside: FileSetAside[] = [];
    for (const file of files) {
      context.signal.throwIfAborted();
      const opened = await openFile(file).catch(keepReason);
      if ('reason' in opened) {
        result.reportFor(file.name)('file', opened.reason);
        const isSettled = context.now.getTime() - file.changed.getTime() >= SETTLED_MS;
        if (isSettled) setAside.push({ file, reason: opened.reason });
        continue;
      }
      const { root, zip } = opened;
      if (zip) archives.set(file.name, zip);
      const { language } = context.settings;
      const findFingerprint = (picture: string) => zip?.findFingerprint(picture) ?? null;
      readTransfer(root, { language, file: file.name, result, now: context.now, findFingerprint });
      complete ||= isFullTransfer(root);
      consumed.push(file);
    }
    return {
      ...result.build(complete),
      readPicture: (url) => readPicture(url, archives),
      consumed,
      setAside,
    };
  },
  async test(context) {
    const files = (await context.files()).filter(({ name }) => ENDING.test(name));
    if (files.length === 0) {
      throw new FeedError('no file waits in the folder', 'final', null, 'noFiles');
    }
    let listings = 0;
    for (const file of files) {
      const { root } = await openFile(file);
      const providers = listChildren(root, 'anbieter');
      listings += providers.flatMap((one) => listChildren(one, 'immobilie')).length;
    }
    return { listings };
  },
  async checkFile(file) {
    await openFile(file);
  },
};

interface OpenFile {
  root: XmlElement;
  zip: Zip | null;
}

/** Returns the reason why a file is unreadable, so that the following ones are read. */
function keepReason(error: unknown): { reason: string } {
  if (error instanceof FeedError && error.retry === 'final') return { reason: error.message };
  throw error;
}

async function openFile(file: FeedFile): Promise<OpenFile> {
  const opened = await openXml(file);
  const { root } = opened;
  if (root.name !== 'openimmo')
    throw new FeedError(`${file.name} is not an OpenImmo file`, 'final');
  // More likely the sender's mistake than an agency without listings.
  if (isFullTransfer(root) && !listChildren(root, 'anbieter').some(hasObject)) {
    throw new FeedError(`${file.name} is a full transfer without an object`, 'final');
  }
  return opened;
}

const hasObject = (provider: XmlElement): boolean => findChild(provider, 'immobilie') !== null;

async function openXml(file: FeedFile): Promise<OpenFile> {
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

/** Reads a picture named `archive:{archive name}#{path}`. */
function readPicture(url: string, archives: ReadonlyMap<string, Zip>): Promise<Buffer> {
  const [archive = '', name = ''] = url
    .replace(/^archive:/, '')
    .split('#')
    .map(decodeURIComponent);
  const zip = archives.get(archive);
  if (!zip) throw new FeedError(`${name} came without an archive`, 'final');
  return zip.read(name);
}
