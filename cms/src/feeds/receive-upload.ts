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
  const name = await keepUpload(source, request, { isMatched: true });
  await writeState(strapi.db.connection, source.key, { asked: true });
  feedWorker.wake(strapi);
  return { name };
}

/**
 * Stores an uploaded file in the source's folder and returns its name. Refuses an unreadable file
 * with the reason, because it would fail every later run; `isMatched`: also one that does not fit
 * the settings.
 */
export async function keepUpload(
  { key, kind, settings }: Source,
  request: object,
  { isMatched = false } = {},
): Promise<string> {
  const { files } = request as { files?: { file?: UploadedFile | UploadedFile[] } };
  const file = [files?.file ?? []].flat()[0];
  const name = file?.originalFilename ?? '';
  const known = findKind(kind);
  const { checkFile, fileEndings = [] } = known ?? {};
  if (!checkFile) throw refuse('feed.noFiles');
  const isKnown = fileEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!file || !isKnown) throw refuse('feed.ending', { endings: fileEndings.join(', ') });
  const bytes = await readFile(file.filepath);
  try {
    const parsed = isMatched ? known?.settings.safeParse(settings ?? {}) : undefined;
    const uploaded = { name, changed: new Date(), read: () => Promise.resolve(bytes) };
    await checkFile(uploaded, parsed?.success ? parsed.data : null);
    await keepFeedFile(key, name, bytes);
  } catch (error) {
    if (error instanceof FeedError) throw refuse('feed.unreadable', { reason: error.message });
    throw error;
  }
  return name;
}
