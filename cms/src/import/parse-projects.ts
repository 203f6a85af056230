import { z } from 'zod';
import { BELGIUM } from '../rules/country';
import { readFlag, readNumber, readText } from '../rules/snapshot-value';
import { groupRecords, hashGroup } from './group-records';
import type { ProblemLog } from './import-report';

const VERSION = 1;

const limited = (length: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => readText(value)?.slice(0, length) ?? null);

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
  CountryID: z
    .unknown()
    .optional()
    .transform((value) => readNumber(value) ?? BELGIUM),
});

/** A new-build project, its facts from the first language that has it (FIND-11). */
export interface ProjectDraft {
  reference: string;
  sourceHash: string;
  publishAddress: boolean;
  houseNumber: string | null;
  boxNumber: string | null;
  zip: string | null;
  countryId: number;
  texts: { language: string; title: string; description: string | null; street: string | null }[];
}

/** The projects of the snapshot; one without a name is reported and left out. */
export function parseProjects(
  lists: ReadonlyMap<string, readonly unknown[]>,
  log: ProblemLog,
): ProjectDraft[] {
  const { groups } = groupRecords(lists, 'projects', log);
  return [...groups.values()].flatMap((group) => {
    const records = [...group.byLanguage].map(
      ([language, record]) => [language, projectRecord.parse(record)] as const,
    );
    const [first] = records;
    const texts = records.flatMap(([language, { Name, Description, Street }]) =>
      Name ? [{ language, title: Name, description: Description, street: Street }] : [],
    );
    if (!first || texts.length === 0) {
      log.add(group.id, 'Name', 'is missing');
      return [];
    }
    const facts = first[1];
    return [
      {
        reference: group.id,
        sourceHash: hashGroup(group, VERSION),
        publishAddress: facts.PublicAddress,
        houseNumber: facts.HouseNumber,
        boxNumber: facts.BoxNr,
        zip: facts.Zip,
        countryId: facts.CountryID,
        texts,
      },
    ];
  });
}
