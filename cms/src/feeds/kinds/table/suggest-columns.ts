import type { Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import { matchPhrase, SMALL, splitName, unify, type ColumnName } from './column-name';
import { COLUMN_WORDS } from './column-words';
import { findField } from './fields';
import { fitTelling, fitValues, TELLING } from './fit-values';
import { isEmptyCell, type Cell, type Table } from './formats/table';
import type { Notation } from './read-values';
import { listRepeated, type RepeatedValue } from './repeated-ids';
import { rateIds, type Candidate } from './suggest-id';

export interface FoundValue {
  /** Empty for cells without a value. */
  value: string;
  count: number;
}

export interface SuggestedColumn {
  column: string;
  /** The field; empty if none is suggested. */
  to: string;
  language: Language | null;
  /** False if people should look at it. */
  isSure: boolean;
  /** Other fields that it may be, the likeliest first. */
  others: string[];
  /** Values that several rows have, so that it cannot be the reference of a home. */
  repeated: RepeatedValue[];
  filled: number;
  samples: string[];
  /** Its values, the most frequent first; empty if there are too many for a choice. */
  values: FoundValue[];
}

const SAMPLE_ROWS = 400;
const MOST_VALUES = 60;
const CODED = 0.7;
const MOST_CODES = 20;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;
const LEAST = 0.5;
const SURE = 0.8;
const NAME_WEIGHT = 0.75;
const LEAST_FIT = 0.6;
/** The end of a path is a weaker hint than the same words alone: `contact.city`. */
const END_WEIGHT = 0.95;

const OTHERS = 5;

const PHRASES = Object.entries(COLUMN_WORDS)
  .filter(([to]) => to !== 'ID')
  .map(([to, words]) => ({
    to,
    phrases: words.split('|').map((phrase) => phrase.split(' ').map(unify)),
  }));

/** Suggests a field for each column, from its name in four languages and from its values. */
export function suggestColumns(table: Table, notation: Notation): SuggestedColumn[] {
  const names = dropCommon(table.columns.map(splitName));
  const ends = dropCommon(
    table.columns.map((column, at) => findEnd(column) ?? names[at] ?? splitName(column)),
  );
  const cells = table.columns.map((_, at) =>
    table.rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => row.cells[at] ?? null)
      .filter((cell) => !isEmptyCell(cell)),
  );
  const rated = names.flatMap((name, at) =>
    rate([name, ends[at] ?? name], cells[at] ?? [], notation, at),
  );
  const ids = rateIds(table, names, ends);
  const candidates = [...weighNumbers(rated, ends), ...ids];
  const taken = assign(candidates, names);
  nameTheId(taken, ids);
  return table.columns.map((column, at) => {
    const found = taken.get(at);
    const language = names[at]?.language ?? null;
    return {
      column,
      to: found?.to ?? '',
      language: found && findField(found.to)?.isText ? language : null,
      isSure: found?.isSure ?? (found?.score ?? 0) >= SURE,
      others: listOthers(
        found?.to ?? '',
        candidates.filter((one) => one.at === at),
        (to) => fitValues(to, cells[at] ?? [], notation) >= LEAST_FIT,
      ),
      repeated: listRepeated(table.rows, at),
      filled: cells[at]?.length ?? 0,
      samples: [...new Set((cells[at] ?? []).map(write))].slice(0, SAMPLES),
      values: countValues(table, at),
    };
  });
}

/** Returns the last part of a path, of elements or of a group above; null if it says nothing. */
function findEnd(column: string): ColumnName | null {
  const end = splitName(column.split(/\.(?=[\p{L}@])|\s\/\s/u).at(-1) ?? '');
  return end.words.some((word) => !SMALL.has(word)) ? end : null;
}

/** `names`: the whole name, and the last part of a path. */
function rate(
  names: readonly [ColumnName, ColumnName],
  cells: readonly Cell[],
  notation: Notation,
  at: number,
): Candidate[] {
  const named = PHRASES.flatMap(({ to, phrases }) => {
    const own = Math.max(...phrases.map((phrase) => ratePhrase(names, phrase, to)));
    if (own < LEAST) return [];
    const fit = cells.length === 0 ? LEAST_FIT : fitValues(to, cells, notation);
    // Codes of a program, whose meaning people know.
    if (own >= CODED && fit === 0 && hasCodes(to, cells)) return [{ at, to, score: LEAST }];
    if (fit < LEAST_FIT) return [];
    // A reference that is unique is the id.
    const weight = to === 'Reference' ? NAME_WEIGHT * 0.9 : NAME_WEIGHT;
    return [{ at, to, score: own * weight + fit * (1 - NAME_WEIGHT) }];
  });
  if (named.length > 0 || names[0].isAboutPeople || cells.length < 3) return named;
  // The name says nothing: values that cannot be much else do.
  return Object.entries(TELLING).flatMap(([to, least]) => {
    const fit = fitTelling(to, cells, notation);
    const isTelling = fit >= least && new Set(cells.map(write)).size > 1 && !isYears(to, cells);
    return isTelling ? [{ at, to, score: LEAST * fit }] : [];
  });
}

function hasCodes(to: string, cells: readonly Cell[]): boolean {
  const values = new Set(cells.map(write));
  const isCode = [...values].every((value) => /^[A-Z\d]{1,4}$/i.test(value));
  return findField(to)?.choices !== undefined && isCode && values.size <= MOST_CODES;
}

function ratePhrase(
  [name, end]: readonly [ColumnName, ColumnName],
  phrase: readonly string[],
  to: string,
): number {
  const isPerson = name.isAboutPeople && to !== 'AgentID';
  const names = phrase.length > 1 && phrase.some((word) => PEOPLE_PHRASES.has(word));
  if (isPerson && !names) return 0;
  return Math.max(matchPhrase(name, phrase), matchPhrase(end, phrase) * END_WEIGHT);
}

/** Words for people that are also part of a field: charges of the owner, honoraires locataire. */
const PEOPLE_PHRASES = new Set('proprietaire owner eigenaar locataire huurder nom name'.split(' '));

function isYears(to: string, cells: readonly Cell[]): boolean {
  if (to !== 'Zip') return false;
  const years = cells.filter((cell) => Number(cell) >= 1800 && Number(cell) <= 2040).length;
  return years > cells.length * 0.4;
}

/** Gives each column one field and each field one column, the best match first. */
function assign(
  candidates: readonly Candidate[],
  names: readonly ColumnName[],
): Map<number, Candidate> {
  const taken = new Map<number, Candidate>();
  const used = new Set<string>();
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score || a.at - b.at)) {
    const { at, to } = candidate;
    const field = findField(to);
    const key = field?.isText ? `${to} ${names[at]?.language ?? ''}` : to;
    if (taken.has(at) || (!field?.mayRepeat && used.has(key))) continue;
    if (EXCLUDED[to]?.some((other) => used.has(other))) continue;
    used.add(key);
    taken.set(at, candidate);
  }
  return taken;
}

/** Fields that say the same: a file has one of them. */
const EXCLUDED: Readonly<Record<string, readonly string[]>> = {
  Offer: ['Status'],
  Status: ['Offer'],
  Place: ['Zip', 'City'],
  Address: ['Street', 'StreetLine'],
  Street: ['StreetLine', 'Address'],
  StreetLine: ['Street', 'Address'],
  PublishAddress: ['HideAddress'],
  HideAddress: ['PublishAddress'],
  PublishPrice: ['PriceOnRequest'],
};

/** Without another id, a reference is one, also if it has to be looked at. */
function nameTheId(taken: Map<number, Candidate>, ids: readonly Candidate[]): void {
  const found = [...taken.values()];
  if (found.some(({ to }) => to === 'ID')) return;
  const reference = found.find(({ to }) => to === 'Reference');
  const id = ids.find(({ at, to }) => at === reference?.at && to === 'ID');
  if (id) taken.set(id.at, id);
}

const COMMON_SHARE = 0.3;
const COMMON_COLUMNS = 5;

/** Drops words that many columns have, such as the prefix of a program, which say nothing. */
function dropCommon(names: ColumnName[]): ColumnName[] {
  const counts = new Map<string, number>();
  for (const { all } of names) {
    for (const word of new Set(all)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const least = Math.max(COMMON_COLUMNS, names.length * COMMON_SHARE);
  const isOwn = (word: string): boolean => (counts.get(word) ?? 0) < least;
  return names.map((name) => {
    const words = name.words.filter(isOwn);
    return words.length === 0 ? name : { ...name, words, all: name.all.filter(isOwn) };
  });
}

/** Fields that are easily taken for each other. */
const FAMILIES = [
  'Price SalePrice Rent Charges ChargesRenter ChargesOwner DepositAmount',
  'ID Reference HouseNumber',
  'SurfaceLiving SurfaceTotal SurfaceGround SurfaceTerrace SurfaceGarden',
  'PublishedDate ModifiedDate Availability EnergyCertificateDate EnergyCertificateExpiry',
  'Title Description TypeDescription',
  'Goal Status Offer',
  'Street StreetLine Address',
  'Zip City Place',
  'EPCLabelText EnergyPerformance EnergyCO2',
  'NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets',
  'NumberOfGarages NumberOfParkings',
  'Pictures Plans VideoUrl VirtualTourUrl',
].map((fields) => fields.split(' '));

/** Lists other fields for a column: by its name, then those like the suggested one. */
function listOthers(
  found: string,
  candidates: readonly Candidate[],
  fits: (to: string) => boolean,
): string[] {
  const named = [...candidates].sort((a, b) => b.score - a.score).map(({ to }) => to);
  const alike = FAMILIES.find((family) => family.includes(found))?.filter(fits) ?? [];
  return [...new Set([...named, ...alike])].filter((to) => to !== found).slice(0, OTHERS);
}

const ADJACENT = 1;
const APART = 0.8;
const ALONE = 0.6;

/**
 * A column that is only called `N°` is a house number beside a street. Elsewhere it may number
 * anything.
 */
function weighNumbers(rated: readonly Candidate[], ends: readonly ColumnName[]): Candidate[] {
  const streets = rated.filter(({ to, score }) => to === 'Street' && score >= SURE);
  const weigh = (at: number): number => {
    if (streets.some((street) => street.at === at - 1)) return ADJACENT;
    return streets.length > 0 ? APART : ALONE;
  };
  return rated.map((one) => {
    const isBare = one.to === 'HouseNumber' && ends[one.at]?.words.join() === 'numero';
    return isBare ? { ...one, score: one.score * weigh(one.at) } : one;
  });
}

function countValues({ rows }: Table, at: number): FoundValue[] {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const value = readText(toText(cells[at] ?? null)) ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
    if (counts.size > MOST_VALUES) return [];
  }
  return [...counts]
    .map(([value, count]) => ({ value: value.slice(0, 300), count }))
    .sort((a, b) => b.count - a.count);
}

function toText(cell: Cell): string {
  return cell === null ? '' : String(cell);
}

function write(cell: Cell): string {
  const text = toText(cell).trim().replace(/\s+/g, ' ');
  return text.length <= SAMPLE_LENGTH ? text : `${text.slice(0, SAMPLE_LENGTH - 1)}…`;
}
