import type { ParsedListSearch } from '../lib/rules/list-search.server';
import type { Screen } from '../site/find-screen.server';

/** The name of a screen; redirects have none, and listings have their own route. */
export type ScreenName = Exclude<Screen['kind'], 'listing' | 'redirect'>;

/** Parameters of one screen's address, such as a slug. */
export type ScreenOf<Name extends ScreenName> = Extract<Screen, { kind: Name }>;

export interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly list: ParsedListSearch;
}

/**
 * Mode in which the page cache keeps a page: `own` under its full address, `plain` under its path,
 * `no` only while others wait for it, `partial` until a whole one is rendered, `uncached` never;
 * `away` is answered with 503 because the main part of the page failed.
 */
export type Cache = 'own' | 'plain' | 'no' | 'partial' | 'uncached' | 'away';
