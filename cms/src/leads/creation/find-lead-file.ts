import type { Knex } from 'knex';
import { findWaitingFile } from '../private-files/claim-file';
import type { FilePurpose, FileRow } from '../private-files/file-table';
import { leadError } from './lead-error';

/** The file that came before the lead; null when it has none. Throws UNKNOWN_FILE for one that is not there. */
export async function findLeadFile(
  trx: Knex,
  fileId: string | null | undefined,
  purpose: FilePurpose,
): Promise<FileRow | null> {
  if (!fileId) return null;
  const file = await findWaitingFile(trx, fileId, purpose);
  if (!file) throw leadError('UNKNOWN_FILE', 'file', 'there is no such file');
  return file;
}
