import { z } from 'zod';
import { countryIds } from '@agency/domain/countries';
import { readFlag, readText } from '../../rules/snapshot-value';
import type { PresentLanguages } from '../check-losses';
import { groupRecords, hashGroup, listLanguages, type RecordGroup } from './group-records';
import type { ProblemLog } from '../import-report';
import { type DraftCity, type SourcePicture, nameCity, namePictures } from './listing-draft';
import { integer } from './listing-schema';

/** Raise when projects are read differently: each is then written again. */
const VERSION = 2;

const limited = (length: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => cutText(readText(value), length));

const text = z.string().trim().min(1);

/** Half of a surrogate pair is no letter, and JSON in PostgreSQL refuses it. */
function cutText(value: string | null, length: number): string | null {
  return value?.slice(0, length).replace(/\p{Cs}/gu, '') || null;
}

const projectRecord = z.object({
  Name: limited(255),
  Description: limited(20_000),
  PublicAddress: z
    .unknown()
    .optional()
    .transform((value) => readFlag(value) ?? false),
  Street: limited(255),
  HouseNumber: limited(40),
  BoxNr: limited(40),
  Zip: limited(20),
  City: limited(120),
  CountryID: integer().transform((value) => value ?? countryIds.belgium),
  CountryName: limited(120),
  Pictures: z
    .array(
      z.object({
        ID: text.max(40),
        Url: text.max(1000),
        Name: limited(255),
        Changed: limited(120),
        Kind: z.enum(['photo', 'plan']).optional(),
      }),
    )
    .optional(),
});

type ReadProject = z.output<typeof projectRecord>;

/** A new-build project, its facts from the first language that has it (FIND-11). */
export interface ProjectDraft {
  /** What its source calls it. */
  externalId: string;
  sourceHash: string;
  publishAddress: boolean;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string | null;
  countryId: number;
  /** Null without a postal code or a name of it. */
  city: DraftCity | null;
  texts: { language: string; title: string; description: string | null; street: string | null }[];
  pictures: SourcePicture[];
}

/** The projects of a snapshot. */
export interface ReadProjects {
  drafts: ProjectDraft[];
  /** Of all, also of those left out: what cannot be read is not withdrawn. */
  present: PresentLanguages;
}

/** The projects of the snapshot; one without a name, or unreadable, is reported and left out. */
export function parseProjects(
  lists: ReadonlyMap<string, readonly unknown[]>,
  log: ProblemLog,
  idPattern?: RegExp,
): ReadProjects {
  const { groups } = groupRecords(lists, 'projects', log, idPattern);
  const drafts = [...groups.values()].flatMap((group) => parseProject(group, log) ?? []);
  return { drafts, present: listLanguages(groups) };
}

function parseProject(group: RecordGroup, log: ProblemLog): ProjectDraft | null {
  const records = new Map<string, ReadProject>();
  for (const [language, record] of group.byLanguage) {
    const read = projectRecord.safeParse(record);
    for (const { path, message } of read.error?.issues ?? []) {
      log.add(group.id, path.join('.'), message, language);
    }
    if (!read.success) return null;
    records.set(language, read.data);
  }
  const [facts] = records.values();
  const texts = [...records].flatMap(([language, { Name, Description, Street }]) =>
    Name ? [{ language, title: Name, description: Description, street: Street }] : [],
  );
  if (!facts || texts.length === 0) {
    log.add(group.id, 'Name', 'is missing');
    return null;
  }
  const { Zip, City, CountryID } = facts;
  return {
    externalId: group.id,
    sourceHash: hashGroup(group, VERSION),
    publishAddress: facts.PublicAddress,
    houseNumber: facts.HouseNumber,
    boxNumber: facts.BoxNr,
    zip: Zip,
    countryId: CountryID,
    city: Zip && City ? nameCity({ Zip, City, CountryID }, records) : null,
    texts,
    pictures: namePictures(facts.Pictures, records),
  };
}
