import type { Language } from '@agency/domain/languages';
import { isRecord } from '../../platform/rules/is-record';

/** A page in one language; a published page and its draft are two. */
export interface LinkPage {
  key: string;
  title: string;
  locale: string;
  /** Below its language, without slashes around. */
  path: string;
  isPublished: boolean;
}

/** An overview of articles in one language. */
export interface LinkSection {
  /** A subcategory's stands after its category's: `advice/renting`. */
  key: string;
  name: string;
  locale: string;
  path: string;
}

/** A document below a page or overview. */
export interface LinkDocument {
  title: string;
  isPublished: boolean;
  /** Anchors of its text. */
  anchors: readonly string[];
}

/** What stands below a page that the site knows of itself. */
export type Branch = 'testimonials' | 'team' | 'projects';

/** What there is to lead to. */
export interface LinkIndex {
  /** The languages that the site is open in. */
  languages: readonly Language[];
  pages: readonly LinkPage[];
  sections: readonly LinkSection[];
  /** Keys of modules, whose headings are anchors. */
  moduleKeys: ReadonlySet<string>;
  /** The article of a category by its slug or key; null when there is none in the language. */
  findArticle(category: string, language: Language, slug: string): Promise<LinkDocument | null>;
  findBelow(branch: Branch, language: Language, slug: string): Promise<LinkDocument | null>;
  isListing(id: string): Promise<boolean>;
  /** Whether lists of this place, and of this type in it, have a page of their own (FIND-17). */
  isLanding(slugs: readonly string[]): Promise<boolean>;
  isFile(path: string): Promise<boolean>;
  /** Where what stood at a path stands now, without slashes around; null when nothing did. */
  findMoved(language: Language, path: string): Promise<string | null>;
}

/** Fewer headings than this are no outline, and get no anchor (`web/app/features/article/outline.server.ts`). */
const fewestHeadings = 3;

/** The anchors that the site gives the headings of an article's text. */
export function listAnchors(body: unknown): string[] {
  const headings = (Array.isArray(body) ? body : []).filter(
    (block: unknown) =>
      isRecord(block) && block['type'] === 'heading' && Number(block['level']) < 3,
  );
  if (headings.length < fewestHeadings) return [];
  return headings.map((_heading, index) => `part-${index + 1}`);
}
