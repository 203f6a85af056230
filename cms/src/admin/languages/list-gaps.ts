import type { PageLanguage } from '../../content/languages/language-handlers';

export interface Gap {
  kind: 'blocks' | 'text' | 'parent' | 'empty';
  languages: string[];
}

/** A relation in a form: the saved count, and lists of pending changes. */
interface FormRelation {
  connect?: unknown[];
  disconnect?: unknown[];
}

export interface PageForm {
  content?: unknown;
  type?: unknown;
  redirect?: unknown;
  parent?: FormRelation;
  modules?: FormRelation;
}

export interface SavedRelations {
  parent?: { count?: number };
  modules?: { count?: number };
}

interface Contents {
  type?: unknown;
  redirect?: unknown;
  hasText: boolean;
  hasBlocks: boolean;
  hasParent: boolean;
}

/**
 * Returns what the page in the form lacks compared with its other languages, or that it is
 * empty. A redirecting page lacks nothing.
 */
export function listGaps(form: PageForm, saved: SavedRelations, others: PageLanguage[]): Gap[] {
  return compare(
    {
      type: form.type,
      redirect: form.redirect,
      hasText: /"text":"\s*[^"\s]/.test(JSON.stringify(form.content ?? null)),
      hasBlocks: countRelated(form.modules, saved.modules?.count) > 0,
      hasParent: countRelated(form.parent, saved.parent?.count) > 0,
    },
    others,
  );
}

/** Returns the same for a saved page, for each of these languages with gaps. */
export function listSavedGaps(
  languages: PageLanguage[],
  locales: readonly string[],
): { page: PageLanguage; gaps: Gap[] }[] {
  return languages
    .filter(({ locale }) => locales.includes(locale))
    .map((page) => {
      const { type, redirect, hasText, blocks, parent } = page;
      const others = languages.filter(
        (other) => other.documentId === page.documentId && other.locale !== page.locale,
      );
      const own = { type, redirect, hasText, hasBlocks: blocks > 0, hasParent: !!parent };
      return { page, gaps: compare(own, others) };
    })
    .filter(({ gaps }) => gaps.length > 0);
}

function compare(own: Contents, others: PageLanguage[]): Gap[] {
  const { type, redirect, hasText, hasBlocks, hasParent } = own;
  if (redirect === true) return [];
  const gaps: Gap[] = [
    { kind: 'blocks', languages: hasBlocks ? [] : nameThose(others, ({ blocks }) => blocks > 0) },
    { kind: 'text', languages: hasText ? [] : nameThose(others, (other) => other.hasText) },
    { kind: 'parent', languages: hasParent ? [] : nameThose(others, ({ parent }) => !!parent) },
  ];
  const found = gaps.filter(({ languages }) => languages.length > 0);
  const isEmpty = type === 'content' && !hasText && !hasBlocks;
  return isEmpty && found.length === 0 ? [{ kind: 'empty', languages: [] }] : found;
}

function countRelated({ connect = [], disconnect = [] }: FormRelation = {}, saved = 0): number {
  return saved + connect.length - disconnect.length;
}

function nameThose(others: PageLanguage[], has: (other: PageLanguage) => boolean): string[] {
  return others.filter(has).map(({ locale }) => locale);
}
