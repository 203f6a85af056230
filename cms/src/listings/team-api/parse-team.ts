import { z } from 'zod';
import { languages, perLanguage, type Language } from '@agency/domain/languages';
import { groupRecords, hashGroup, type RecordGroup } from '../import/records/group-records';
import type { ProblemLog } from '../import/import-report';
import { readText } from '../rules/snapshot-value';

/** Increase it when records are read differently: each is then written again. */
const VERSION = 1;

/** An agent or office: facts shared by all languages, and texts per language. */
export interface TeamDraft {
  key: string;
  sourceHash: string;
  shared: Record<string, unknown>;
  texts: Record<Language, Record<string, string | null>>;
  officeKey: string | null;
}

const text = z
  .unknown()
  .optional()
  .transform((value) => readText(value));
const wanted = text.refine((value) => value !== null, 'is missing');

/** One text for all languages, or one for each. */
const words = z
  .unknown()
  .optional()
  .transform((value) => {
    const byLanguage = typeof value === 'object' && value !== null ? value : null;
    return (language: Language) =>
      readText(byLanguage ? (byLanguage as Record<string, unknown>)[language] : value);
  });

const agentRecord = z.object({
  Name: wanted,
  Role: words,
  Text: words,
  OfficeID: wanted,
  Presence: z.enum(['present', 'absent', 'blocked']).default('present'),
  Phone: text,
  Mobile: text,
  Email: text,
  Languages: text,
  Registration: text,
});

const officeRecord = z.object({
  Name: words.refine((name) => languages.every((language) => name(language)), 'is missing'),
  Text: words,
  Street: words,
  City: words,
  Zip: text,
  CountryID: z.coerce.number().int().optional(),
  Phone: text,
  Email: text,
  Zips: text,
});

/** Parses the agents of `agents.json`; reports errors by id and field. */
export function parseAgents(records: readonly unknown[], log: ProblemLog): TeamDraft[] {
  return readDrafts('agents', records, agentRecord, log, (record) => {
    const { Name: name, Role, Text, OfficeID: officeKey, Presence: presence } = record;
    const { Phone: phone, Mobile: mobile, Email: mail } = record;
    const { Languages: spoken, Registration: registration } = record;
    return {
      officeKey,
      shared: { name, presence, phone, mobile, mail, languages: spoken, registration },
      texts: perLanguage((language) => ({ role: Role(language), text: Text(language) })),
    };
  });
}

export function parseOffices(records: readonly unknown[], log: ProblemLog): TeamDraft[] {
  return readDrafts('offices', records, officeRecord, log, (record) => {
    const { Name, Text, Street, City, Zip: zip, CountryID: countryId } = record;
    const { Phone: phone, Email: mail, Zips: zips } = record;
    return {
      officeKey: null,
      shared: { zip, ...(countryId ? { countryId } : {}), phone, mail, zips },
      texts: perLanguage((language) => ({
        name: Name(language),
        text: Text(language),
        street: Street(language),
        city: City(language),
      })),
    };
  });
}

function readDrafts<Schema extends z.ZodType>(
  file: string,
  records: readonly unknown[],
  schema: Schema,
  log: ProblemLog,
  build: (record: z.output<Schema>) => Omit<TeamDraft, 'key' | 'sourceHash'>,
): TeamDraft[] {
  const { groups } = groupRecords(new Map([['', records]]), file, log);
  return [...groups.values()].flatMap((group: RecordGroup) => {
    const result = schema.safeParse(group.byLanguage.get(''));
    for (const { path, message } of result.error?.issues ?? []) {
      log.add(group.id, path.join('.'), message);
    }
    if (!result.success) return [];
    return [{ key: group.id, sourceHash: hashGroup(group, VERSION), ...build(result.data) }];
  });
}
