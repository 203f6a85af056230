import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { feedWorker } from './feed-worker';
import { FeedError } from './feed-error';
import { findKind } from './find-kind';
import { keepFile } from './source-files';
import { writeState } from './source-state';
import type { Source } from './sources';

interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
}

const ENDINGS = /\.(zip|xml)$/i;

/**
 * Puts an uploaded file into the folder of a source and asks for a run. One that no run could read is
 * refused with what is wrong with it: left in the folder, it would stop every later run.
 */
export async function receiveUpload(
  strapi: Core.Strapi,
  { key, kind }: Source,
  request: object,
): Promise<object> {
  const { files } = request as { files?: { file?: UploadedFile | UploadedFile[] } };
  const file = [files?.file ?? []].flat()[0];
  const name = file?.originalFilename ?? '';
  if (!file || !ENDINGS.test(name)) throw new errors.ValidationError('Choose a ZIP or XML file.');
  const checkFile = findKind(kind)?.checkFile;
  if (!checkFile) throw new errors.ValidationError('This feed is not read from files.');
  const bytes = await readFile(file.filepath);
  try {
    await checkFile({ name, changed: new Date(), read: () => Promise.resolve(bytes) });
    await keepFile(key, name, bytes);
  } catch (error) {
    if (error instanceof FeedError) throw new errors.ValidationError(error.message);
    throw error;
  }
  await writeState(strapi.db.connection, key, { asked: true });
  feedWorker.wake(strapi);
  return { name };
}
