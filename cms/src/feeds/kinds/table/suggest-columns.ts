import type { Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import { matchPhrase, splitName, unify, type ColumnName } from './column-name';
import { COLUMN_WORDS } from './column-words';
import { findField } from './fields';
import { fitValues, TELLING } from './fit-values';
import { isEmptyCell, type Cell, type Table } from './formats/table';
import type { Notation } from './read-values';

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
  filled: number;
  samples: string[];
  /** Its values, the most frequent first; empty if there are too many for a choice. */
  values: FoundValue[];
}

const SAMPLE_ROWS = 400;
const MOST_VALUES = 60;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;
const LEAST = 0.5;
const SURE = 0.8;
const NAME_WEIGHT = 0.75;
const LEAST_FIT = 0.6;
/** The end of a path is a weaker hint than the same words alone: `contact.city`. */
const END_WEIGHT = 0.95;

const PHRASES = Object.entries(COLUMN_WORDS).map(([to, words]) => ({
  to,
  phrases: words.split('|').map((phrase) => phrase.split(' ').map(unify)),
}));

interface Candidate {
  at: number;
  to: string;
  score: number;
}

/** Suggests a field for each column, from its name in four languages and from its values. */
export function suggestColumns(table: Table, notation: Notation): SuggestedColumn[] {
  const names = table.columns.map(splitName);
  const ends = table.columns.map((column) => splitName(column.split(/[./]/).at(-1) ?? ''));
  const cells = table.columns.map((_, at) =>
    table.rows
      .slice(0, SAMPLE_ROWS)
      .map((row) => row.cells[at] ?? null)
      .filter((cell) => !isEmptyCell(cell)),
  );
  const candidates = names.flatMap((name, at) =>
    rate([name, ends[at] ?? name], cells[at] ?? [], notation, at),
  );
  const taken = assign(candidates, names);
  nameTheId(taken, cells, notation);
  return table.columns.map((column, at) => {
    const found = taken.get(at);
    const language = names[at]?.language ?? null;
    return {
      column,
      to: found?.to ?? '',
      language: found && findField(found.to)?.isText ? language : null,
      isSure: (found?.score ?? 0) >= SURE,
      filled: cells[at]?.length ?? 0,
      samples: [...new Set((cells[at] ?? []).map(write))].slice(0, SAMPLES),
      values: countValues(table, at),
    };
  });
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
    if (fit < LEAST_FIT) return [];
    return [{ at, to, score: own * NAME_WEIGHT + fit * (1 - NAME_WEIGHT) }];
  });
  if (named.length > 0 || names[0].isAboutPeople || cells.length < 3) return named;
  // The name says nothing: values that cannot be much else do.
  return Object.entries(TELLING).flatMap(([to, least]) => {
    const fit = fitValues(to, cells, notation);
    const isTelling = fit >= least && new Set(cells.map(write)).size > 1 && !isYears(to, cells);
    return isTelling ? [{ at, to, score: LEAST * fit }] : [];
  });
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

/** Without an id, a unique reference is one. */
function nameTheId(
  taken: Map<number, Candidate>,
  cells: readonly (readonly Cell[])[],
  notation: Notation,
): void {
  const found = [...taken.values()];
  if (found.some(({ to }) => to === 'ID')) return;
  const reference = found.find(({ to }) => to === 'Reference');
  if (!reference || fitValues('ID', cells[reference.at] ?? [], notation) < LEAST_FIT) return;
  taken.set(reference.at, { ...reference, to: 'ID' });
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
