import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../platform/access/admin-routes';
import { isFileId, readPrivateFile } from './file-store';
import { FILES, type FileRow } from './file-table';
import { refuseMissing } from '../../platform/validation/refusal';

/**
 * Returns a lead's file as a download, never displayed by browsers. Throws a NotFoundError if it
 * is missing or waits for a lead.
 */
export async function openFile(strapi: Core.Strapi, context: AdminContext): Promise<Buffer> {
  const { id = '' } = context.params;
  const file = isFileId(id) ? await findFile(strapi, id) : undefined;
  return sendFile(context, file);
}

export async function sendFile(
  context: Pick<AdminContext, 'set'>,
  file: FileRow | null | undefined,
): Promise<Buffer> {
  const bytes = file ? await readPrivateFile(file.file_id) : null;
  if (!file || !bytes) throw refuseMissing('gone.file');
  context.set('Content-Type', file.mime);
  context.set('Content-Disposition', describeName(file.name));
  context.set('X-Content-Type-Options', 'nosniff');
  context.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return bytes;
}

async function findFile(strapi: Core.Strapi, fileId: string): Promise<FileRow | undefined> {
  return (await strapi.db
    .connection(FILES)
    .where({ file_id: fileId })
    .whereNot({ lead: '' })
    .first()) as FileRow | undefined;
}

/**
 * Builds the `Content-Disposition` file name (RFC 6266): ASCII for old browsers, UTF-8 for
 * others.
 */
function describeName(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
