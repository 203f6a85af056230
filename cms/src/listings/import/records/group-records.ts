import { createHash } from 'node:crypto';
import { isRecord } from '../../../platform/rules/is-record';
import { readText } from '../../rules/snapshot-value';
import type { WithheldAddress } from './hidden-address';
import type { ProblemLog } from '../import-report';

export type SnapshotRecord = Readonly<Record<string, unknown>>;

export interface RecordGroup {
  id: string;
  byLanguage: Map<string, SnapshotRecord>;
}

// It becomes a segment of an address.
const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
/** For sources whose ids are not references. */
export const EXTERNAL_ID_PATTERN = /^[^\p{C}]{1,80}$/u;

/**
 * Groups the records of each ID by language. Records without a usable ID and duplicates in a
 * language are reported and left out. The language of records without one is the empty string.
 */
export function groupRecords(
  lists: ReadonlyMap<string, readonly unknown[]>,
  what: string,
  log: ProblemLog,
  idPattern = ID_PATTERN,
): { groups: Map<string, RecordGroup>; rejected: number } {
  const groups = new Map<string, RecordGroup>();
  let rejected = 0;
  for (const [language, records] of lists) {
    for (const [index, record] of records.entries()) {
      const id = isRecord(record) ? readText(record.ID) : null;
      if (!isRecord(record) || id === null || !idPattern.test(id)) {
        rejected += 1;
        const problem = isRecord(record)
          ? 'is missing or not an id'
          : 'the record is not an object';
        log.add(id ?? `${what} #${index + 1}`, 'ID', problem, language || null);
        continue;
      }
      const group = groups.get(id) ?? { id, byLanguage: new Map() };
      if (group.byLanguage.has(language)) {
        rejected += 1;
        log.add(id, 'ID', 'occurs twice; the first one counts', language || null);
        continue;
      }
      group.byLanguage.set(language, record);
      groups.set(id, group);
    }
  }
  return { groups, rejected };
}

export function listLanguages(
  groups: ReadonlyMap<string, RecordGroup>,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...groups].map(([id, { byLanguage }]) => [id, [...byLanguage.keys()]]));
}

/** Returns a hash of a group's content; it also depends on the importer's `version`. */
export function hashGroup(group: RecordGroup, version: number, withheld?: WithheldAddress): string {
  const hash = createHash('sha1').update(String(version));
  if (withheld) hash.update(JSON.stringify(withheld));
  for (const [language, record] of group.byLanguage) {
    hash.update(language).update(JSON.stringify(withoutExpiring(record)));
  }
  return hash.digest('hex');
}

/** The addresses of pictures that have a change date can differ in every answer. */
function withoutExpiring(record: SnapshotRecord): SnapshotRecord {
  const { Pictures: pictures } = record;
  if (!Array.isArray(pictures) || !pictures.some(hasVersion)) return record;
  const kept = pictures.map((picture: unknown) =>
    hasVersion(picture) ? { ...picture, Url: undefined } : picture,
  );
  return { ...record, Pictures: kept };
}

function hasVersion(picture: unknown): picture is SnapshotRecord {
  return isRecord(picture) && Boolean(picture.Changed);
}
