import type { Language } from '@agency/domain/languages';
import { isRecord } from '../../platform/rules/is-record';

/** A page in one language; the draft and the published version are separate. */
export interface LinkPage {
  key: string;
  title: string;
  locale: string;
  /** Path below the language, without leading and trailing slashes. */
  path: string;
  isPublished: boolean;
}

export interface LinkSection {
  /** For a subcategory, with its category: `advice/renting`. */
  key: string;
  name: string;
  locale: string;
  path: string;
}

export interface LinkDocument {
  title: string;
  isPublished: boolean;
  /** Anchors of its text. */
  anchors: readonly string[];
}

/** Documents below a standard page. */
export type Branch = 'testimonials' | 'team' | 'projects';

export interface LinkIndex {
  languages: readonly Language[];
  pages: readonly LinkPage[];
  sections: readonly LinkSection[];
  moduleKeys: ReadonlySet<string>;
  /** Finds an article by category slug or key; null if it does not exist in the language. */
  findArticle(category: string, language: Language, slug: string): Promise<LinkDocument | null>;
  findBelow(branch: Branch, language: Language, slug: string): Promise<LinkDocument | null>;
  isListing(id: string): Promise<boolean>;
  /** Reports whether there is a landing page for a place, optionally with a type. */
  isLanding(slugs: readonly string[]): Promise<boolean>;
  isFile(path: string): Promise<boolean>;
  /**
   * Returns the current path of something that has moved, without surrounding slashes; null if
   * unknown.
   */
  findMoved(language: Language, path: string): Promise<string | null>;
}

/**
 * Articles with fewer headings get no outline and no anchors
 * (`web/app/features/article/article-view.server.ts`).
 */
const fewestHeadings = 3;

export function listAnchors(body: unknown): string[] {
  const headings = (Array.isArray(body) ? body : []).filter(
    (block: unknown) =>
      isRecord(block) && block['type'] === 'heading' && Number(block['level']) < 3,
  );
  if (headings.length < fewestHeadings) return [];
  return headings.map((_heading, index) => `part-${index + 1}`);
}
