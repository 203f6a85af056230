import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { feedWorker } from './feed-worker';
import { FeedError } from './feed-error';
import { keepFile } from './source-files';
import { writeState } from './source-state';

interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
}

const ENDINGS = /\.(zip|xml)$/i;

/** Puts an uploaded file into the folder of a source and asks for a run. */
export async function receiveUpload(
  strapi: Core.Strapi,
  key: string,
  request: object,
): Promise<object> {
  const { files } = request as { files?: { file?: UploadedFile | UploadedFile[] } };
  const file = [files?.file ?? []].flat()[0];
  const name = file?.originalFilename ?? '';
  if (!file || !ENDINGS.test(name)) throw new errors.ValidationError('Choose a ZIP or XML file.');
  try {
    await keepFile(key, name, await readFile(file.filepath));
  } catch (error) {
    if (error instanceof FeedError) throw new errors.ValidationError(error.message);
    throw error;
  }
  await writeState(strapi.db.connection, key, { asked: true });
  feedWorker.wake(strapi);
  return { name };
}
