import { foldText } from '@agency/domain/fold-text';

/** SEO-2: a longer title is cut by search engines and by the tabs of browsers. */
export const longestPageTitle = 75;

/**
 * The text of `<title>`: what the page is about, what is known of it besides, the site's name. What
 * stands in it already is not said again (`Verkocht: villa aan het bos – Verkocht`); what makes it
 * longer than 75 characters goes, the site's name first, then the details from the left. A title
 * that is too long by itself ends at a word.
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

/** True when the words stand in the text one after the other, whatever their case and accents. */
function says(text: string, words: string): boolean {
  return listWords(text).includes(listWords(words));
}

/** The words between single spaces, one before and one behind. */
function listWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
