import type { Localized } from '@agency/domain/languages';

export type RouteType =
  'page' | 'article' | 'form' | 'feedback' | 'login' | 'shortlist' | 'cookies';

export interface RouteEntry {
  /** Language-independent path: `for-sale`, `thank-you/contact-me`. */
  readonly key: string;
  readonly type: RouteType;
  /** Key of the parent, whose path is the prefix of this one. */
  readonly parent: string | null;
  /** Parents that differ per language; null for none. */
  readonly parents?: Partial<Localized<string | null>>;
  /** Own part of the path per language without surrounding slashes; empty for the home page. */
  readonly paths: Localized<string>;
  readonly names: Localized<string>;
  readonly indexed: boolean;
}
