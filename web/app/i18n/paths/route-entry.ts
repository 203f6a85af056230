import type { Localized } from '@agency/domain/languages';

/** ROUTE-8: what kind of screen an address leads to. */
export type RouteType =
  'page' | 'article' | 'form' | 'feedback' | 'login' | 'shortlist' | 'cookies';

/** ROUTE-8: one line of the route table. */
export interface RouteEntry {
  /** The original, language-independent path: `for-sale`, `thank-you/contact-me`. */
  readonly key: string;
  readonly type: RouteType;
  /** The key of the entry above this one; its path is put in front. */
  readonly parent: string | null;
  /** Where the entry above is another in a language; null there for none. */
  readonly parents?: Partial<Localized<string | null>>;
  /** The own part of the address per language, without slashes around; empty for the home page. */
  readonly paths: Localized<string>;
  /** The breadcrumb's name per language. */
  readonly names: Localized<string>;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}
