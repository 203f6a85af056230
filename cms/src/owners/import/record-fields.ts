import { z } from 'zod';
import { readText } from '../../listings/rules/snapshot-value';
import type { SnapshotRecord } from '../../listings/import/records/group-records';
import type { ProblemLog } from '../../listings/import/import-report';

/** A text truncated to a length; empty instead of null. */
export const limited = (length: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => readText(value)?.slice(0, length) ?? null);

/** The same for a required text. */
export const wanted = (length: number) =>
  limited(length).refine((text) => text !== null, 'is missing');

/** Parses a record with a schema; null if invalid, with the errors logged by field. */
export function readRecord<Schema extends z.ZodType>(
  schema: Schema,
  id: string,
  record: SnapshotRecord,
  log: ProblemLog,
): z.output<Schema> | null {
  const result = schema.safeParse(record);
  for (const { path, message } of result.error?.issues ?? []) {
    log.add(id, path.join('.'), message);
  }
  return result.success ? result.data : null;
}
