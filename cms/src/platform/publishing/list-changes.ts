import type { Change, ChangeType } from './change';
import type { PublishedRow } from './published-rows';

/**
 * Returns the changes of a document's published content: the languages with different content,
 * under the old and the new key. Adding, removing or changing an address affects all languages,
 * because they link to it. A changed module changes its pages.
 */
export function listChanges(
  type: ChangeType,
  before: readonly PublishedRow[],
  after: readonly PublishedRow[],
): Change[] {
  const pairs = pairByLocale(before, after);
  const changed = pairs.filter(({ old, now }) => old?.content !== now?.content);
  if (changed.length === 0) return [];
  const hasMoved = changed.some(({ old, now }) => old?.address !== now?.address);
  const languages = changed.map(({ locale }) => locale);
  const keys = changed.flatMap(({ old, now }) =>
    [old, now].flatMap((row) => (row ? [row.key] : [])),
  );
  const own = [...new Set(keys)].map((key) => ({
    type,
    key,
    languages: hasMoved || languages.includes('') ? null : languages,
  }));
  return [...own, ...changed.flatMap(listPageChanges)];
}

interface Pair {
  locale: string;
  old: PublishedRow | undefined;
  now: PublishedRow | undefined;
}

function pairByLocale(before: readonly PublishedRow[], after: readonly PublishedRow[]): Pair[] {
  const locales = new Set([...before, ...after].map(({ locale }) => locale));
  const find = (rows: readonly PublishedRow[], locale: string) =>
    rows.find((row) => row.locale === locale);
  return [...locales].map((locale) => ({
    locale,
    old: find(before, locale),
    now: find(after, locale),
  }));
}

function listPageChanges({ locale, old, now }: Pair): Change[] {
  const [left, right] = [new Set(old?.pages), new Set(now?.pages)];
  const moved = [...left, ...right].filter((key) => left.has(key) !== right.has(key));
  return moved.map((key) => ({ type: 'page', key, languages: [locale] }));
}
