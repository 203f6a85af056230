import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { historyFields, perHistoryField } from '@agency/domain/history-fields';
import type { HistoryRow } from '../portal/find-history';
import { readDate } from '../../listings/rules/snapshot-date';
import { isExternal } from '@agency/domain/safe-address';
import { groupRecords, hashGroup } from '../../listings/import/records/group-records';
import type { ProblemLog } from '../../listings/import/import-report';
import { limited, readRecord, wanted } from './record-fields';

/** Increase when the same fields are parsed differently, so that every entry is written again. */
const REVISION = 1;

/** Includes the fields, so that a new one is read from unchanged records as well. */
const VERSION = crc32(JSON.stringify([REVISION, historyFields])) >>> 1;

const FIRST_YEAR = 1990;
const YEAR_MS = 366 * 24 * 3600 * 1000;

const historyRecord = z.object({
  PropertyID: wanted(40),
  Date: z
    .unknown()
    .optional()
    .transform((value) => readDate(value))
    .refine((date) => date !== undefined, 'is not a date')
    .refine((date) => date !== null, 'is missing')
    .refine((date) => !date || isSane(new Date(date)), 'is not between 1990 and a year from now'),
  Url: limited(500),
});

export interface HistoryDraft extends Omit<HistoryRow, 'id'> {
  /** The other party; for staff only. */
  contact: string | null;
  importId: string;
  sourceHash: string;
  reference: string;
}

export interface ReadHistory {
  drafts: HistoryDraft[];
  /** Ids of all records, including invalid ones, which are not removed. */
  present: Set<string>;
  rejected: number;
}

/** Parses the entries of a snapshot file; reports and skips invalid records. */
export function parseHistory(
  file: string,
  records: readonly unknown[],
  log: ProblemLog,
): ReadHistory {
  const { groups, rejected } = groupRecords(new Map([['', records]]), file, log);
  const drafts = [...groups.values()].flatMap((group) => {
    const given = group.byLanguage.get('') ?? {};
    const record = readRecord(historyRecord, group.id, given, log);
    if (!record) return [];
    const { PropertyID, Date: date, Url } = record;
    const isAddress = Url === null || isExternal(Url);
    if (!isAddress)
      log.add(group.id, 'Url', 'is not an http(s) address; the entry goes without it');
    return {
      importId: group.id,
      sourceHash: hashGroup(group, VERSION),
      reference: PropertyID ?? '',
      date: new Date(date ?? 0),
      ...perHistoryField((name) => {
        const { source, maxLength } = historyFields[name];
        return limited(maxLength).parse(given[source]);
      }),
      url: isAddress ? Url : null,
    };
  });
  const left = groups.size - drafts.length;
  return { drafts, present: new Set(groups.keys()), rejected: rejected + left };
}

/** The same limits as for staff (../portal/check-history.ts). */
function isSane(date: Date): boolean {
  return date.getUTCFullYear() >= FIRST_YEAR && date.getTime() <= Date.now() + YEAR_MS;
}
