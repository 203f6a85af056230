import { readFileSync } from 'node:fs';
import type { Language } from './space-text';

/** A word that a language does not use, its replacement, and its exceptions. */
export type BannedWord = { words: string; instead: string; except: string[]; pattern: RegExp };

const file = new URL('../../../web/app/i18n/glossary.md', import.meta.url);

/** Reads the glossary's table _Not in …_ of a language. `word*` has any ending. */
export function readBannedWords(language: Language): BannedWord[] {
  const [, section = ''] = readFileSync(file, 'utf8').split(`## Not in ${language}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, words = '', instead = '', except = '']) => ({
      words,
      instead,
      pattern: toPattern(words),
      except: except.split(';').flatMap((phrase) => phrase.trim() || []),
    }));
}

/** Finds the banned words of a text, as written in the glossary. */
export function findBannedWords(text: string, banned: readonly BannedWord[]): string[] {
  return banned
    .filter(({ pattern, except }) =>
      pattern.test(except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)),
    )
    .map(({ words, instead }) => `${words} → ${instead}`);
}

/** Matches whole words in any case, but no parts of hyphenated ones: `mail` is not in `e-mail`. */
function toPattern(words: string): RegExp {
  const escaped = words.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, 'iu');
}
