import { foldText } from '@agency/domain/fold-text';

/**
 * True when every word of `query` begins a word of `text`, whatever their case and accents:
 * `sint gil` fits `Sint-Gillis (1060)`. An empty query fits everything.
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
