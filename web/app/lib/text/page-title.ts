import { foldText } from '@agency/domain/fold-text';

/** Search engines and browser tabs shorten longer titles. */
export const longestPageTitle = 75;

/**
 * Writes the text of `<title>`: subject, details, name of the site. Omits what the subject already
 * contains (`Verkocht: villa aan het bos – Verkocht`); above 75 characters it drops the name of the
 * site, then the details from the left. A subject that is too long by itself is cut at a word.
 */
export function writePageTitle(
  title: string,
  details: readonly string[],
  siteName: string | null,
): string {
  const added: string[] = [];
  for (const detail of details) {
    if (detail && !says([title, ...added].join(' '), detail)) added.push(detail);
  }
  const name = siteName && !says(title, siteName) ? siteName : null;
  if (name) {
    const whole = `${addDetails(title, added)} | ${name}`;
    if (whole.length <= longestPageTitle) return whole;
  }
  for (let first = 0; first <= added.length; first += 1) {
    const text = addDetails(title, added.slice(first));
    if (text.length <= longestPageTitle) return text;
  }
  return cutAtWord(title);
}

function addDetails(title: string, details: readonly string[]): string {
  return details.length === 0 ? title : `${title} – ${details.join(', ')}`;
}

function cutAtWord(title: string): string {
  const space = title.lastIndexOf(' ', longestPageTitle - 1);
  const kept = title.slice(0, space > longestPageTitle / 2 ? space : longestPageTitle - 1);
  return `${kept.replace(/[\s,;:–-]+$/u, '')}…`;
}

function says(text: string, words: string): boolean {
  return listWords(text).includes(listWords(words));
}

function listWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
