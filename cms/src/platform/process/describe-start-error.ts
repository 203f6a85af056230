import { PlainError } from './plain-error';

const databaseCodes: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the user may not log in',
  '3D000': 'there is no database of that name',
  SQLITE_CANTOPEN: 'the file cannot be opened',
  SQLITE_NOTADB: 'the file is not a database',
  SQLITE_CORRUPT: 'the file is damaged; restore a backup',
  SQLITE_READONLY: 'the file cannot be written',
  SQLITE_FULL: 'the disk is full',
};

/**
 * Explains why the CMS did not start: a sentence for problems that the user can solve, otherwise
 * the error with its stack.
 */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  const problem = code ? databaseCodes[code] : undefined;
  if (problem) {
    const name = code?.startsWith('SQLITE') ? 'DATABASE_FILENAME' : 'DATABASE_URL';
    return `${name}: the database cannot be used, ${problem}.`;
  }
  const isPlain =
    error instanceof PlainError || /^([A-Z_]+: |Wrong environment)/.test(error.message);
  return isPlain ? error.message : (error.stack ?? error.message);
}
