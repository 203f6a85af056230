import { readText } from '../../../listings/rules/snapshot-value';
import { matchPhrase, unify, type ColumnName } from './column-name';
import { COLUMN_WORDS } from './column-words';
import { fitValues } from './fit-values';
import { isEmptyCell, type Table } from './formats/table';

/** A field that a column may be. */
export interface Candidate {
  at: number;
  to: string;
  score: number;
  isSure?: boolean;
}

const PHRASES = (COLUMN_WORDS.ID ?? '').split('|').map((phrase) => phrase.split(' ').map(unify));
const HOMES = new Set(
  'bien biens pand panden woning property properties objekt objekts immobilie immobilien annonce listing home offre angebot'
    .split(' ')
    .map(unify),
);
/** Words that may accompany those, without a meaning alone. */
const QUALIFIERS = ['numero', 'interne', 'internal'];
/** Words that name a home by themselves, in any combination: `Réf. dossier`, `N° mandat`. */
const OWN_WORDS = new Set(
  PHRASES.flat().filter((word) => !HOMES.has(word) && ![...QUALIFIERS, 'external'].includes(word)),
);
/** Words for a key of the program; they win over a reference that people read. */
const KEYS = new Set(['id', 'uid', 'guid', 'uuid', 'identifiant', 'identifier']);

/** The last part of a path is a weaker hint than the same words alone. */
const END_WEIGHT = 0.95;
const SURE_NAME = 0.95 * END_WEIGHT;
const LEAST = 0.5;
const LEAST_FIT = 0.6;
/** A name of which only a part means a reference: `Réf. cadastrale`. */
const PART = 0.85;
/** A name such as `N°` or `code`, which may be that of anything. */
const BARE_NUMBER = 0.55;
const AGENTS = 0.65;
const NAME_WEIGHT = 0.75;
/** A line of sums has fewer cells. */
const LEAST_CELLS = 3;

/**
 * Rates each column as the id of a home by its name and by its values, which have to be in
 * every row and different in each. `ends`: names of the last part of a path.
 */
export function rateIds(
  table: Table,
  names: readonly ColumnName[],
  ends: readonly ColumnName[],
): Candidate[] {
  const least = Math.min(LEAST_CELLS, table.columns.length - 1);
  const rows = table.rows.filter(
    ({ cells }) => cells.filter((cell) => !isEmptyCell(cell)).length >= least,
  );
  return names.flatMap((name, at): Candidate[] => {
    const own = Math.max(rateName(name), rateName(ends[at] ?? name) * END_WEIGHT);
    if (own < LEAST) return [];
    const values = rows.flatMap(({ cells }) => readText(cells[at] ?? null) ?? []);
    if (values.length === 0) return [];
    const distinct = new Set(values).size / values.length;
    const filled = values.length / rows.length;
    const alike = fitValues('ID', values, { decimal: ',', dates: 'dmy' });
    const fit = alike * filled ** 2;
    // A name that can mean nothing else is suggested with repeated values too, to be looked at.
    const isNamed = own >= SURE_NAME && distinct >= 0.5 && alike >= distinct ** 4 * 0.8;
    if (fit < LEAST_FIT && !isNamed) return [];
    const isSure = own >= SURE_NAME && distinct === 1 && filled === 1;
    const score = own * NAME_WEIGHT + fit * (1 - NAME_WEIGHT);
    // Beside another id it is what people call the home by.
    const second = own < SURE_NAME ? [] : [{ at, to: 'Reference', score: score * 0.85 }];
    return [{ at, to: 'ID', score, isSure }, ...second];
  });
}

function rateName(name: ColumnName): number {
  const { words, all } = name;
  const isOwn = (word: string): boolean => OWN_WORDS.has(word);
  // The agent's reference of a home, unless another column is better.
  if (name.isAboutPeople) return words.includes('agent') && words.some(isOwn) ? AGENTS : 0;
  const isHarmless = (word: string): boolean =>
    isOwn(word) || HOMES.has(word) || QUALIFIERS.includes(word);
  if (words.every(isHarmless) && words.some(isOwn)) {
    return words.some((word) => KEYS.has(word)) ? 1 : 0.98;
  }
  if (all.includes('numero') && words.every(isHarmless) && all.some((word) => HOMES.has(word))) {
    return 0.98;
  }
  if (['numero', 'code', 'key'].includes(words.join())) return BARE_NUMBER;
  return PART * Math.max(...PHRASES.map((phrase) => matchPhrase(name, phrase)));
}
