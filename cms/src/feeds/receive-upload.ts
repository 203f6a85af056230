import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { feedWorker } from './feed-worker';
import { FeedError } from './feed-error';
import { findKind } from './find-kind';
import { keepFeedFile } from './source-files';
import { writeState } from './source-state';
import type { Source } from './sources';
import { refuse } from '../platform/validation/refusal';

interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
}

/** Stores an uploaded file in the source's folder and requests a run. */
export async function receiveUpload(
  strapi: Core.Strapi,
  source: Source,
  request: object,
): Promise<object> {
  const name = await keepUpload(source, request);
  await writeState(strapi.db.connection, source.key, { asked: true });
  feedWorker.wake(strapi);
  return { name };
}

/**
 * Stores an uploaded file in the source's folder and returns its name. Refuses an unreadable file
 * with the reason, because it would fail every later run.
 */
export async function keepUpload({ key, kind }: Source, request: object): Promise<string> {
  const { files } = request as { files?: { file?: UploadedFile | UploadedFile[] } };
  const file = [files?.file ?? []].flat()[0];
  const name = file?.originalFilename ?? '';
  const { checkFile, fileEndings = [] } = findKind(kind) ?? {};
  if (!checkFile) throw refuse('feed.noFiles');
  const isKnown = fileEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!file || !isKnown) throw refuse('feed.ending', { endings: fileEndings.join(', ') });
  const bytes = await readFile(file.filepath);
  try {
    await checkFile({ name, changed: new Date(), read: () => Promise.resolve(bytes) });
    await keepFeedFile(key, name, bytes);
  } catch (error) {
    if (error instanceof FeedError) throw refuse('feed.unreadable', { reason: error.message });
    throw error;
  }
  return name;
}
