import { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { isEmailAddress } from '@agency/domain/contact';
import { readText } from '../../listings/rules/snapshot-value';
import {
  groupRecords,
  hashGroup,
  type SnapshotRecord,
} from '../../listings/import/records/group-records';
import type { ProblemLog } from '../../listings/import/import-report';
import { limited, readRecord, wanted } from './record-fields';

/** Increase when records are parsed differently, so that each is written again. */
const VERSION = 1;

/** Numeric language codes of the source system. */
const LANGUAGE_NUMBERS: Readonly<Record<string, Language>> = { 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' };
const TITLES: Readonly<Record<string, string>> = { mr: 'mr', ms: 'ms', mrs: 'ms', miss: 'miss' };

const ownerRecord = z.object({
  Email: wanted(254).refine(
    (email) => email === null || isEmailAddress(email),
    'is no mail address',
  ),
  Title: limited(20).transform(
    (title) => TITLES[title?.toLowerCase().replace('.', '') ?? ''] ?? null,
  ),
  FirstName: limited(100),
  LastName: wanted(100),
  Phone: limited(40),
  Language: limited(10).transform(readLanguage),
  PropertyIDs: z.unknown().optional().transform(readReferences),
});

export interface OwnerDraft {
  importId: string;
  /** Of everything except the listings. */
  sourceHash: string;
  email: string;
  title: string | null;
  firstName: string | null;
  lastName: string;
  phone: string | null;
  language: Language;
  references: string[];
}

export interface ReadOwners {
  drafts: OwnerDraft[];
  /** Ids of all records, including invalid ones, which are not removed. */
  present: Set<string>;
  rejected: number;
}

/** Parses the owners of a snapshot; reports and skips invalid ones and duplicate emails. */
export function parseOwners(records: readonly unknown[], log: ProblemLog): ReadOwners {
  const { groups, rejected } = groupRecords(new Map([['', records]]), 'owners', log);
  const taken = new Map<string, string>();
  const drafts = [...groups.values()].flatMap((group) => {
    const given = group.byLanguage.get('') ?? {};
    const record = readRecord(ownerRecord, group.id, given, log);
    if (!record) return [];
    const email = record.Email?.toLowerCase() ?? '';
    const first = taken.get(email);
    if (first !== undefined) {
      log.add(group.id, 'Email', `is that of owner ${first} too; the first one counts`);
      return [];
    }
    taken.set(email, group.id);
    const facts = new Map<string, SnapshotRecord>([['', { ...given, PropertyIDs: undefined }]]);
    const sourceHash = hashGroup({ id: group.id, byLanguage: facts }, VERSION);
    return {
      importId: group.id,
      sourceHash,
      email,
      title: record.Title,
      firstName: record.FirstName,
      lastName: record.LastName ?? '',
      phone: record.Phone,
      language: record.Language,
      references: record.PropertyIDs,
    };
  });
  const left = groups.size - drafts.length;
  return { drafts, present: new Set(groups.keys()), rejected: rejected + left };
}

/** Parses `nl`, `NL` or 1; the site's first language by default. */
function readLanguage(value: string | null): Language {
  const code = value?.toLowerCase() ?? '';
  const named = languages.find((language) => language === code.slice(0, 2));
  return named ?? LANGUAGE_NUMBERS[code] ?? languages[0];
}

/** Parses a list, or a text with commas. */
function readReferences(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : (readText(value)?.split(',') ?? []);
  return [...new Set(list.flatMap((one) => readText(one) ?? []))];
}
