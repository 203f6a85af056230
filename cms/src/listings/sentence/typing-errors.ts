import { isOneErrorAway } from '../rules/one-error-away';

const SHORTEST = 5;
const SHORTEST_WITH_ANY_BEGINNING = 7;

/**
 * Finds the words that differ from a typed one by one typing error: a letter too many, too few, another,
 * or two turned round. Both have five letters or more (FIND-14); of short ones the first letter is right.
 */
export class TypingErrors {
  private readonly byShortened = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      if (word.length < SHORTEST) continue;
      for (const shortened of shorten(word)) {
        const known = this.byShortened.get(shortened);
        if (known) known.push(word);
        else this.byShortened.set(shortened, [word]);
      }
    }
  }

  find(typed: string): string[] {
    if (typed.length < SHORTEST) return [];
    const found = new Set<string>();
    for (const shortened of shorten(typed)) {
      for (const word of this.byShortened.get(shortened) ?? []) {
        const isLong = Math.min(word.length, typed.length) >= SHORTEST_WITH_ANY_BEGINNING;
        if ((isLong || word[0] === typed[0]) && isOneErrorAway(word, typed)) found.add(word);
      }
    }
    return [...found];
  }
}

/** The word and what is left of it without one of its letters. */
function shorten(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
