/** Kinds of content that the site makes pages of; `list` is every choice of listings of one goal. */
export type ChangeType =
  | 'page'
  | 'module'
  | 'article'
  | 'article-category'
  | 'article-subcategory'
  | 'testimonial'
  | 'landing-text'
  | 'header'
  | 'footer'
  | 'site'
  | 'cookie-consent'
  | 'project'
  | 'agent'
  | 'office'
  | 'listing'
  | 'list';

/** Published content that is not what it was. */
export interface Change {
  type: ChangeType;
  /** Its key, the same in every language; null means everything of this type. */
  key: string | null;
  /** The languages in which it changed; null means all. */
  languages: string[] | null;
}

/** Beyond these many keys of one type it costs less to make everything of it anew than to name them. */
export const mostKeys = 500;
/** Beyond these bytes of JSON, "all of them" says it shorter. */
const mostBytes = 48_000;

/** The same changes said once: languages joined, and many keys of a type as all of them. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const byType = new Map<ChangeType, Map<string | null, Change>>();
  for (const change of changes) {
    const ofType = byType.get(change.type) ?? new Map<string | null, Change>();
    byType.set(change.type, ofType.set(change.key, join(ofType.get(change.key), change)));
  }
  const merged = [...byType.values()].flatMap((ofType) => shorten(ofType, mostKeys));
  if (Buffer.byteLength(JSON.stringify(merged)) <= mostBytes) return merged;
  return [...byType.values()].flatMap((ofType) => shorten(ofType, 1));
}

function join(known: Change | undefined, change: Change): Change {
  if (known === undefined) return { ...change };
  const isEvery = known.languages === null || change.languages === null;
  const languages = [...(known.languages ?? []), ...(change.languages ?? [])];
  return { ...change, languages: isEvery ? null : [...new Set(languages)].sort() };
}

function shorten(ofType: ReadonlyMap<string | null, Change>, limit: number): Change[] {
  const changes = [...ofType.values()];
  if (changes.length <= limit && !ofType.has(null)) return changes;
  const all = changes.map((change) => ({ ...change, key: null }));
  return [all.reduce<Change | undefined>(join, undefined) as Change];
}
