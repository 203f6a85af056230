interface Visitor {
  firstName?: string | null;
  lastName?: string | null;
}

/** A shorter last name is too often a word of the text. */
const fewestLetters = 4;

/**
 * The name of a visitor in a text that an owner is to read, null without one (OWN-8): first and last name in
 * either order however they are written, or a last name of four letters or more written as a name.
 */
export function findVisitorName(text: string, visitors: readonly Visitor[]): string | null {
  const words = splitWords(text);
  const lower = words.map(toLower);
  for (const { firstName, lastName } of visitors) {
    const [first, last] = [splitWords(firstName ?? ''), splitWords(lastName ?? '')];
    if (last.length === 0) continue;
    const wholes = [
      [...first, ...last],
      [...last, ...first],
    ];
    if (first.length > 0 && wholes.some((name) => contains(lower, name.map(toLower)))) {
      return `${firstName} ${lastName}`.trim();
    }
    const isLong = last.join('').length >= fewestLetters;
    const writings = [last, last.map(beginLarge)].filter(isName);
    if (isLong && writings.some((name) => contains(words, name))) return last.join(' ');
  }
  return null;
}

const toLower = (word: string) => word.toLowerCase();
const beginLarge = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Of words of the language none begins with a capital. */
const isName = (words: readonly string[]) => words.some((word) => /^\p{Lu}/u.test(word));

function splitWords(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{M}'’-]+/gu) ?? [];
}

function contains(words: readonly string[], name: readonly string[]): boolean {
  return words.some((_, at) => name.every((word, index) => words[at + index] === word));
}
