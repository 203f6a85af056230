import type { Knex } from 'knex';
import { MANUAL } from './manual-tables';

interface Known {
  key: string;
  listing: string | null;
}

/** Reports whether another listing or draft has a reference, ignoring case. */
export async function findTaken(
  connection: Knex,
  reference: string,
  { key, listing }: Known,
): Promise<boolean> {
  const folded = reference.toLowerCase();
  const drafts = connection(MANUAL).where({ reference: folded }).whereNot({ key });
  const draft: unknown = await drafts.first('id');
  if (draft !== undefined) return true;
  const listings = connection('listings').whereRaw('lower(reference) = ?', [folded]);
  if (listing) listings.whereNot({ document_id: listing });
  const found: unknown = await listings.first('id');
  return found !== undefined;
}

/** Returns the first free reference, such as `M12`. */
export async function findFreeReference(connection: Knex): Promise<string> {
  const used = [
    ...((await connection('listings').pluck('reference')) as string[]),
    ...((await connection(MANUAL).whereNotNull('reference').pluck('reference')) as string[]),
  ];
  const numbers = used.flatMap((one) => /^m(\d{1,9})$/i.exec(one)?.[1] ?? []).map(Number);
  return `M${Math.max(0, ...numbers) + 1}`;
}
