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
  const lower = words.map((word) => word.toLowerCase());
  for (const { firstName, lastName } of visitors) {
    const [first, last] = [splitWords(firstName ?? ''), splitWords(lastName ?? '')];
    if (last.length === 0) continue;
    const whole = [
      [...first, ...last],
      [...last, ...first],
    ].map((name) => name.map((word) => word.toLowerCase()));
    if (first.length > 0 && whole.some((name) => contains(lower, name))) {
      return `${firstName} ${lastName}`.trim();
    }
    const isLong = last.join('').length >= fewestLetters;
    const written = last.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    if (
      isLong &&
      [last, written].some((name) => /^\p{Lu}/u.test(name[0] ?? '') && contains(words, name))
    )
      return last.join(' ');
  }
  return null;
}

function splitWords(text: string): string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{M}'’-]+/gu) ?? [];
}

function contains(words: readonly string[], name: readonly string[]): boolean {
  return words.some((_, at) => name.every((word, index) => words[at + index] === word));
}
