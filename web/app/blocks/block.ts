import type { PageModuleFragment, SiteSettingsFragment } from '../cms/generated/graphql';
import type { LandingPlace } from '../features/search/list/list-href';
import type { IgnoredFilter, ListSearch } from '../lib/rules/list-search';
import type { OpenSite } from '../site/open-language.server';

type Block = NonNullable<PageModuleFragment['blocks'][number]>;

/** The name of a block's type in the schema. */
export type BlockName = Block['__typename'];

/** The fields of one type of block. */
export type BlockOf<Name extends BlockName> = Extract<Block, { __typename: Name }>;

/** Returns what a block shows; null leaves its module out. Throws CmsError. */
export type LoadBlock<Name extends BlockName, Shown = unknown> = (
  context: PageContext,
  block: BlockOf<Name>,
  module: PageModuleFragment,
) => Promise<Shown | null> | Shown | null;

/** What the modules of one page are made with. */
export type PageContext = OpenSite & {
  pageKey: string;
  settings: SiteSettingsFragment | null;
  /** What the address asks of a list on the page. */
  search: ListSearch;
  /** The landing page that its list is (FIND-17). */
  landing?: LandingPlace;
  /** What of it was not understood (FIND-21). */
  ignored: readonly IgnoredFilter[];
  /** The sentence it was read from, where there is something to say of it (FIND-14). */
  typed: string;
  /** What the page was made of, for the page cache; modules add theirs. */
  tags: Set<string>;
};
