import { foldText } from '@agency/domain/fold-text';

interface Visitor {
  firstName?: string | null;
  lastName?: string | null;
}

interface Word {
  folded: string;
  /** True in languages where few words are capitalized. */
  isLarge: boolean;
}

/** Shorter last names are too often ordinary words. */
const fewestLetters = 4;

const titles =
  /^(?:mevrouw|mevr|mw|meneer|mijnheer|heer|dhr|familie|fam|madame|mme|monsieur|mademoiselle|mlle|famille|mrs?|ms|miss|mister|family|frau|herrn?)$/;

/**
 * Returns a visitor's name found in a text for an owner, or null: first and last name in either
 * order; or a last name of at least four letters, or part of a double name, that is capitalized
 * or follows a title. Ignores accents, case, hyphens and spaces.
 */
export function findVisitorName(text: string, visitors: readonly Visitor[]): string | null {
  const words = splitWords(text);
  const lastNames = visitors.flatMap(({ lastName }) => listLastNames(lastName ?? ''));
  const found = lastNames.find((name) => isNamed(words, joinWords(name)));
  return findWholeName(text, visitors) ?? found?.trim() ?? null;
}

/** Returns the first and last name of one of the visitors, in either order; null if not found. */
export function findWholeName(text: string, visitors: readonly Visitor[]): string | null {
  const words = splitWords(text);
  const found = visitors.find(({ firstName, lastName }) => {
    const [first, last] = [joinWords(firstName), joinWords(lastName)];
    if (first === '' || last === '') return false;
    return follow(words, first, last) || follow(words, last, first);
  });
  return found ? `${found.firstName} ${found.lastName}` : null;
}

/** Returns possible last names in a text, as written: up to three words each. */
export function listPossibleNames(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return [1, 2, 3].flatMap((length) =>
    words.map((_, at) => words.slice(at, at + length).join(' ')),
  );
}

/** Returns the last name, and each half of `Vandenberg-Peeters`. */
function listLastNames(lastName: string): string[] {
  const halves = lastName.split('-');
  return halves.length === 1 ? halves : [lastName, ...halves];
}

/** Also splits at apostrophes: `Peeters’s`, `D’Hondt`. */
function splitWords(text: string): Word[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => ({
    folded: foldText(word),
    isLarge: /^\p{Lu}/u.test(word),
  }));
}

function joinWords(name: string | null | undefined): string {
  return splitWords(name ?? '')
    .map(({ folded }) => folded)
    .join('');
}

/** Returns where a name starting at a word ends, or null. `Van den Berg` matches `Vandenberg`. */
function findEnd(words: readonly Word[], at: number, name: string): number | null {
  let read = '';
  for (let end = at; end < words.length && read.length < name.length; end += 1) {
    read += words[end]?.folded;
    if (read === name) return end + 1;
  }
  return null;
}

function follow(words: readonly Word[], one: string, other: string): boolean {
  return words.some((_, at) => {
    const end = findEnd(words, at, one);
    return end !== null && findEnd(words, end, other) !== null;
  });
}

function isNamed(words: readonly Word[], name: string): boolean {
  if (name.length < fewestLetters) return false;
  return words.some((_, at) => {
    const end = findEnd(words, at, name);
    if (end === null) return false;
    const isTitled = titles.test(words[at - 1]?.folded ?? '');
    return isTitled || words.slice(at, end).some(({ isLarge }) => isLarge);
  });
}
