import { foldText } from '@agency/domain/fold-text';

interface Visitor {
  firstName?: string | null;
  lastName?: string | null;
}

interface Word {
  folded: string;
  /** Of words of the language few begin with a capital. */
  isLarge: boolean;
}

/** A shorter last name is too often a word of the text. */
const fewestLetters = 4;

/** What stands before a name, however the name is written. */
const titles =
  /^(?:mevrouw|mevr|mw|meneer|mijnheer|heer|dhr|familie|fam|madame|mme|monsieur|mademoiselle|mlle|famille|mrs?|ms|miss|mister|family|frau|herrn?)$/;

/**
 * The name of a visitor in a text that an owner is to read, null without one (OWN-8): first and last name in
 * either order however they are written; or a last name of four letters or more, or a half of a double one,
 * that begins with a capital or follows a title. Accents, capitals, hyphens and spaces make no difference.
 */
export function findVisitorName(text: string, visitors: readonly Visitor[]): string | null {
  const words = splitWords(text);
  const lastNames = visitors.flatMap(({ lastName }) => listLastNames(lastName ?? ''));
  const found = lastNames.find((name) => isNamed(words, joinWords(name)));
  return findWholeName(text, visitors) ?? found?.trim() ?? null;
}

/** First and last name of one of these visitors, in either order; null where none stands in the text. */
export function findWholeName(text: string, visitors: readonly Visitor[]): string | null {
  const words = splitWords(text);
  const found = visitors.find(({ firstName, lastName }) => {
    const [first, last] = [joinWords(firstName), joinWords(lastName)];
    if (first === '' || last === '') return false;
    return follow(words, first, last) || follow(words, last, first);
  });
  return found ? `${found.firstName} ${found.lastName}` : null;
}

/** What may be a last name in a text, as it is written there: up to three words. */
export function listPossibleNames(text: string): string[] {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return [1, 2, 3].flatMap((length) =>
    words.map((_, at) => words.slice(at, at + length).join(' ')),
  );
}

/** The whole of it, and each half of `Vandenberg-Peeters`. */
function listLastNames(lastName: string): string[] {
  const halves = lastName.split('-');
  return halves.length === 1 ? halves : [lastName, ...halves];
}

/** Apart at apostrophes too: `Peeters’s`, `D’Hondt`. */
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

/** Where a name that begins at a word ends; null where it does not stand there. `Van den Berg` is `Vandenberg`. */
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
