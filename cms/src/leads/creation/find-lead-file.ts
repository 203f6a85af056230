import type { Knex } from 'knex';
import { findWaitingFile } from '../private-files/claim-file';
import { FILES, type FilePurpose, type FileRow } from '../private-files/file-table';
import { leadError } from './lead-error';
import type { Lead } from './parse-lead';

const dayMs = 24 * 3600 * 1000;
/** Files that one address may send within a day. */
const mostFiles = 5;

/**
 * The file that came before the lead; null when it has none. Throws UNKNOWN_FILE for one that is not
 * there, FILES_FULL where the address sent five within a day.
 */
export async function findLeadFile(
  trx: Knex,
  { email }: Pick<Lead, 'email'>,
  fileId: string | null | undefined,
  purpose: FilePurpose,
): Promise<FileRow | null> {
  if (!fileId) return null;
  const file = await findWaitingFile(trx, fileId, purpose);
  if (!file) throw leadError('UNKNOWN_FILE', 'file', 'there is no such file');
  const sent = (await trx(`${FILES} as file`)
    .join('leads as lead', 'lead.document_id', 'file.lead')
    .where({ 'lead.email': email })
    .where('file.created_at', '>', Date.now() - dayMs)
    .count({ files: '*' })
    .first()) as { files: unknown };
  if (Number(sent.files) >= mostFiles) {
    throw leadError('FILES_FULL', 'file', `this address sent ${mostFiles} within a day`);
  }
  return file;
}
