import type { PageLanguage } from '../../localization/register-page-languages';

/** What a page lacks that it has in another language, or all it lacks. */
export interface Gap {
  kind: 'blocks' | 'text' | 'parent' | 'empty';
  /** The languages that have it. */
  languages: string[];
}

/** A relation in a form: what was saved is a number, what was chosen since are lists. */
interface FormRelation {
  connect?: unknown[];
  disconnect?: unknown[];
}

/** The page as the form has it now. */
export interface PageForm {
  content?: unknown;
  type?: unknown;
  redirect?: unknown;
  parent?: FormRelation;
  modules?: FormRelation;
}

/** How many documents of each relation were saved. */
export interface SavedRelations {
  parent?: { count?: number };
  modules?: { count?: number };
}

/**
 * What the page on screen lacks compared with its other languages, and whether it is empty
 * altogether (EDIT-2). A page that sends visitors elsewhere needs nothing.
 */
export function listGaps(form: PageForm, saved: SavedRelations, others: PageLanguage[]): Gap[] {
  if (form.redirect === true) return [];
  const hasText = /"text":"\s*[^"\s]/.test(JSON.stringify(form.content ?? null));
  const hasBlocks = countRelated(form.modules, saved.modules?.count) > 0;
  const hasParent = countRelated(form.parent, saved.parent?.count) > 0;
  const gaps: Gap[] = [
    { kind: 'blocks', languages: hasBlocks ? [] : nameThose(others, ({ blocks }) => blocks > 0) },
    { kind: 'text', languages: hasText ? [] : nameThose(others, (other) => other.hasText) },
    { kind: 'parent', languages: hasParent ? [] : nameThose(others, ({ parent }) => !!parent) },
  ];
  const found = gaps.filter(({ languages }) => languages.length > 0);
  const isEmpty = form.type === 'content' && !hasText && !hasBlocks;
  return isEmpty && found.length === 0 ? [{ kind: 'empty', languages: [] }] : found;
}

function countRelated({ connect = [], disconnect = [] }: FormRelation = {}, saved = 0): number {
  return saved + connect.length - disconnect.length;
}

function nameThose(others: PageLanguage[], has: (other: PageLanguage) => boolean): string[] {
  return others.filter(has).map(({ locale }) => locale);
}
