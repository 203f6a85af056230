/** Content types that the site renders; `list` means every listing list of one goal. */
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

export interface Change {
  type: ChangeType;
  /** The same key in every language; null means everything of this type. */
  key: string | null;
  /** The changed languages; null means all. */
  languages: string[] | null;
}

/** Above this number of keys per type, invalidating the whole type costs less. */
export const mostKeys = 500;
/** Above this number of bytes of JSON, a notice names whole types. */
const mostBytes = 48_000;

/** Deduplicates changes: joins languages, and replaces many keys of a type by the whole type. */
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
