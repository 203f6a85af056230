import type { Knex } from 'knex';
import { isListingId } from '@agency/domain/match-address';
import { LISTING_TEXTS } from '../rules/listing-fields';
import { agencyDay } from '../../platform/rules/agency-time';
import { applyCorrection } from '../additions/apply-correction';
import { loadAdditions } from '../additions/load-additions';
import { listBroken, nameGaps, readHoldsBack } from '../adverts/record-gaps';
import { hideFields } from '../conditions/hide-fields';
import { loadConditions } from '../conditions/load-conditions';
import { HIDDEN } from '../import/records/hidden-address';
import { hashListing } from '../import/records/hash-listing';
import type { ListingDraft } from '../import/records/listing-draft';
import { parseListing } from '../import/records/parse-listing';
import { ProblemLog, type ImportProblem } from '../import/import-report';
import { readScalars } from '../search/read-model/load-listing-facts';
import { readLadders } from '../search/read-model/rebuild-read-model';
import type { ManualContent } from './manual-content';
import { findCity } from './manual-cities';
import { buildRecords, listWritten, readPictureFile, type TypeNames } from './manual-records';
import { findTaken } from './manual-references';

/** Why a field cannot be published as it is. */
export type ProblemKind =
  | ('missing' | 'number' | 'whole' | 'amount' | 'date' | 'flag' | 'tooLong' | 'implausible')
  | ('unknown' | 'reference' | 'taken' | 'wrong');

export interface ManualProblem {
  /** Its name in the snapshot format, or `reference`. */
  field: string;
  /** For a text in one language. */
  language: string | null;
  kind: ProblemKind;
}

export interface ManualCheck {
  /** Any of them prevents publishing. */
  problems: ManualProblem[];
  /** Texts that contain the address that the site hides; it is removed from them. */
  hidden: Pick<ManualProblem, 'field' | 'language'>[];
  /** Labels of the facts that the law requires in the advert and that are missing. */
  lawMissing: string[];
  /** The rules that want them, by id. */
  lawRules: string[];
  /** True if the settings keep it from every outlet until they are filled in. */
  isHeld: boolean;
}

interface Known {
  key: string;
  /** Document id of its listing; null until it is published. */
  listing: string | null;
}

/**
 * Reads a draft as an import reads its records, and checks it: the listing is null if it has
 * problems.
 */
export async function readManual(
  connection: Knex,
  content: ManualContent,
  known: Known,
): Promise<{ draft: ListingDraft | null; check: ManualCheck }> {
  const types = await loadTypeNames(connection);
  const group = buildRecords(known.key, content, types);
  const log = new ProblemLog();
  const names = { reference: content.reference, sourceHash: hashListing(group) };
  const read = parseListing(group, names, new Set(types.keys()), log);
  const found = log.problems.filter(({ message }) => message !== HIDDEN).map(nameProblem);
  const problems = [
    ...found,
    ...(listWritten(content).length === 0 ? [missingText] : []),
    ...(await checkReference(connection, content.reference, known)),
    ...(await checkLinks(connection, content)),
  ];
  const hidden = log.problems.filter(({ message }) => message === HIDDEN).map(nameField);
  const city = read && (await findCity(connection, read.city));
  const draft = read && city && { ...read, city };
  const law = draft ? await findGaps(connection, draft, known) : noGaps;
  return {
    draft: problems.length === 0 ? draft : null,
    check: { problems: dropDoubles(problems), hidden, ...law },
  };
}

const noGaps = { lawMissing: [], lawRules: [], isHeld: false };

const missingText: ManualProblem = { field: 'Title', language: null, kind: 'missing' };

/** Applies the rules for adverts to the listing as the site would show it. */
async function findGaps(
  connection: Knex,
  draft: ListingDraft,
  { listing }: Known,
): Promise<Pick<ManualCheck, 'lawMissing' | 'lawRules' | 'isHeld'>> {
  const { reference, goal, state, availability, zip, countryId, webIds, city } = draft;
  const facts = { ...draft.facts, reference, goal, state, availability, zip, countryId };
  const texts = draft.texts.map(({ language, values }) => ({ language, ...values }));
  const additions = listing ? await loadAdditions(connection, [listing]) : null;
  const corrected = applyCorrection({ facts, texts }, additions?.get(listing ?? ''));
  const shown = hideFields({ ...corrected, webIds }, await loadConditions(connection));
  const advert = {
    ...readScalars(shown.facts),
    facts: shown.facts,
    texts: shown.texts,
    types: webIds.map((webId) => ({ webId })),
    city,
  };
  const brokenRules = listBroken(advert, await readLadders(connection), agencyDay(new Date()));
  return {
    lawMissing: nameGaps({ ...advert, brokenRules })?.split(', ') ?? [],
    lawRules: brokenRules.map(({ id }) => id),
    isHeld: brokenRules.length > 0 && (await readHoldsBack(connection)),
  };
}

/** Messages of the importer by their beginning. */
const kinds: readonly (readonly [string, ProblemKind])[] = [
  ['is missing', 'missing'],
  ['is not a number', 'number'],
  ['is not a whole number', 'whole'],
  ['is not an amount', 'amount'],
  ['is not a date', 'date'],
  ['is neither yes nor no', 'flag'],
  ['is longer than', 'tooLong'],
  ['is not plausible', 'implausible'],
];

const textFields = new Set<string>(LISTING_TEXTS.map(({ source }) => source));

function nameProblem(problem: ImportProblem): ManualProblem {
  const { message } = problem;
  const kind = kinds.find(([start]) => message.startsWith(start))?.[1];
  const isUnknown = message.includes(' is no ');
  return { ...nameField(problem), kind: kind ?? (isUnknown ? 'unknown' : 'wrong') };
}

function nameField({ field, language }: ImportProblem): Pick<ManualProblem, 'field' | 'language'> {
  const [name = field] = field.split('.');
  return { field: name, language: textFields.has(name) ? language : null };
}

async function checkReference(
  connection: Knex,
  reference: string,
  known: Known,
): Promise<ManualProblem[]> {
  if (reference === '') return [];
  const problem = (kind: ProblemKind) => [{ field: 'reference', language: null, kind }];
  if (!isListingId(reference)) return problem('reference');
  return (await findTaken(connection, reference, known)) ? problem('taken') : [];
}

/** Checks that pictures, agent, office and project exist. */
async function checkLinks(
  connection: Knex,
  { facts, pictures }: ManualContent,
): Promise<ManualProblem[]> {
  const files = await listPictureFiles(
    connection,
    pictures.map(({ file }) => file),
  );
  const isLost = pictures.some(({ file }) => !files.has(file));
  const wrong = isLost ? ['Pictures'] : [];
  for (const [field, table, column] of [
    ['AgentID', 'agents', 'key'],
    ['OfficeID', 'offices', 'key'],
    ['ProjectID', 'projects', 'reference'],
  ] as const) {
    const value = facts[field];
    if (value === undefined) continue;
    const row: unknown = await connection(table).where(column, String(value)).first('id');
    if (!row) wrong.push(field);
  }
  return wrong.map((field) => ({ field, language: null, kind: 'unknown' }));
}

/** Returns which files are pictures of the media library. */
async function listPictureFiles(connection: Knex, ids: readonly number[]): Promise<Set<number>> {
  const found = (await connection('files')
    .whereIn('id', [...ids])
    .where('mime', 'like', 'image/%')
    .pluck('id')) as number[];
  return new Set(found);
}

/** Returns a finder of the stored files of a draft's pictures. */
export async function findPictures(
  connection: Knex,
  { pictures }: ManualContent,
): Promise<(url: string) => number | null> {
  const files = await listPictureFiles(
    connection,
    pictures.map(({ file }) => file),
  );
  return (url) => {
    const file = readPictureFile(url);
    return file !== null && files.has(file) ? file : null;
  };
}

async function loadTypeNames(connection: Knex): Promise<TypeNames> {
  const rows = (await connection('property_types').select('web_id', 'locale', 'name')) as {
    web_id: string;
    locale: string;
    name: string;
  }[];
  const names = new Map<string, Record<string, string>>();
  for (const { web_id: id, locale, name } of rows) {
    names.set(id, { ...names.get(id), [locale]: name });
  }
  return names;
}

function dropDoubles(problems: readonly ManualProblem[]): ManualProblem[] {
  const byField = new Map(problems.map((one) => [`${one.field} ${one.language}`, one]));
  return [...byField.values()];
}
