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

const ENDINGS = /\.(zip|xml)$/i;

/**
 * Stores an uploaded file in the source's folder and requests a run. Refuses an unreadable file
 * with the reason, because it would fail every later run.
 */
export async function receiveUpload(
  strapi: Core.Strapi,
  { key, kind }: Source,
  request: object,
): Promise<object> {
  const { files } = request as { files?: { file?: UploadedFile | UploadedFile[] } };
  const file = [files?.file ?? []].flat()[0];
  const name = file?.originalFilename ?? '';
  if (!file || !ENDINGS.test(name)) throw refuse('feed.file');
  const checkFile = findKind(kind)?.checkFile;
  if (!checkFile) throw refuse('feed.noFiles');
  const bytes = await readFile(file.filepath);
  try {
    await checkFile({ name, changed: new Date(), read: () => Promise.resolve(bytes) });
    await keepFeedFile(key, name, bytes);
  } catch (error) {
    if (error instanceof FeedError) throw refuse('feed.unreadable', { reason: error.message });
    throw error;
  }
  await writeState(strapi.db.connection, key, { asked: true });
  feedWorker.wake(strapi);
  return { name };
}
