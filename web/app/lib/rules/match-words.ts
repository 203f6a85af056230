import { foldText } from '@agency/domain/fold-text';

/**
 * Reports whether every word of `query` is the beginning of a word in `text`, ignoring case and
 * accents: `sint gil` matches `Sint-Gillis (1060)`. An empty query matches everything.
 */
export function matchWords(text: string, query: string): boolean {
  const words = listWords(text);
  return listWords(query).every((start) => words.some((word) => word.startsWith(start)));
}

function listWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
