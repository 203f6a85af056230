import { z } from 'zod';
import { countryIds } from '@agency/domain/countries';
import { readFlag, readText } from '../../rules/snapshot-value';
import type { PresentLanguages } from '../check-losses';
import { groupRecords, hashGroup, listLanguages, type RecordGroup } from './group-records';
import {
  findAddressWords,
  HIDDEN,
  type AddressWords,
  type WithheldAddress,
} from './hidden-address';
import type { ProblemLog } from '../import-report';
import { type DraftCity, type SourcePicture, nameCity, namePictures } from './listing-draft';
import { integer } from './listing-schema';
import { pictureOrigins } from '@agency/domain/picture-origins';
import { toPlainLine, toPlainText, toTitle } from '@agency/domain/plain-text';

/** Increase it when projects are read differently: each is then written again. */
const VERSION = 3;

const limited = (length: number, clean = toPlainLine) =>
  z
    .unknown()
    .optional()
    .transform((value) => cutText(clean(readText(value) ?? ''), length));

const text = z.string().trim().min(1);

/** JSON in PostgreSQL refuses half of a surrogate pair. */
function cutText(value: string | null, length: number): string | null {
  return value?.slice(0, length).replace(/\p{Cs}/gu, '') || null;
}

const projectRecord = z.object({
  Name: limited(255, toTitle),
  Description: limited(20_000, toPlainText),
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
        Origin: z.enum(pictureOrigins).optional(),
      }),
    )
    .optional(),
});

type ReadProject = z.output<typeof projectRecord>;

export interface ProjectDraft {
  externalId: string;
  sourceHash: string;
  publishAddress: boolean;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string | null;
  countryId: number;
  /** Null without a postal code or a name. */
  city: DraftCity | null;
  texts: { language: string; title: string; description: string | null; street: string | null }[];
  pictures: SourcePicture[];
}

export interface ReadProjects {
  drafts: ProjectDraft[];
  /** Includes those left out: what cannot be read is not withdrawn. */
  present: PresentLanguages;
}

/**
 * Parses the projects of the snapshot; those without a name or unreadable are reported and left
 * out.
 */
export function parseProjects(
  lists: ReadonlyMap<string, readonly unknown[]>,
  log: ProblemLog,
  idPattern?: RegExp,
  withheld?: ReadonlyMap<string, WithheldAddress>,
): ReadProjects {
  const { groups } = groupRecords(lists, 'projects', log, idPattern);
  const drafts = [...groups.values()].flatMap(
    (group) => parseProject(group, withheld?.get(group.id), log) ?? [],
  );
  return { drafts, present: listLanguages(groups) };
}

function parseProject(
  group: RecordGroup,
  withheld: WithheldAddress | undefined,
  log: ProblemLog,
): ProjectDraft | null {
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
  const hidden = facts && !facts.PublicAddress ? findHidden(facts, records, withheld) : null;
  if (hidden) takeOutAddress(records, hidden, group.id, log);
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
    sourceHash: hashGroup(group, VERSION, withheld),
    publishAddress: facts.PublicAddress,
    houseNumber: facts.HouseNumber,
    boxNumber: facts.BoxNr,
    zip: Zip,
    countryId: CountryID,
    city: Zip && City ? nameCity({ Zip, City, CountryID }, records) : null,
    texts,
    pictures: namePictures(facts.Pictures, records, hidden),
  };
}

function findHidden(
  { HouseNumber, City }: ReadProject,
  records: ReadonlyMap<string, ReadProject>,
  withheld: WithheldAddress | undefined,
): AddressWords | null {
  const own = [...records.values()];
  return findAddressWords({
    streets: [...own.map(({ Street }) => Street ?? ''), ...(withheld?.streets ?? [])],
    houseNumber: withheld?.houseNumber ?? HouseNumber,
    cities: [City ?? '', ...own.map((record) => record.City ?? '')],
  });
}

/**
 * Removes the hidden address from the names and texts of every language, and returns what contained
 * it.
 */
function takeOutAddress(
  records: ReadonlyMap<string, ReadProject>,
  hidden: AddressWords,
  id: string,
  log: ProblemLog,
): void {
  for (const [language, record] of records) {
    const take = (text: string | null, field: string): string | null => {
      const left = text && hidden.takeOut(text);
      if (left !== text) log.add(id, field, HIDDEN, language);
      return left || null;
    };
    record.Name = take(record.Name, 'Name');
    record.Description = take(record.Description, 'Description');
    for (const picture of record.Pictures ?? []) picture.Name = take(picture.Name, 'Pictures');
  }
}
