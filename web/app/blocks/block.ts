import type { PageModuleFragment, SiteSettingsFragment } from '../cms/generated/graphql';
import type { LandingPlace } from '../features/search/list/list-href';
import type { IgnoredFilter, ListSearch } from '../lib/rules/list-search';
import type { OpenSite } from '../site/open-language.server';

type Block = NonNullable<PageModuleFragment['blocks'][number]>;

export type BlockName = Block['__typename'];

export type BlockOf<Name extends BlockName> = Extract<Block, { __typename: Name }>;

/** Loads the data of a block; null omits its module. Throws CmsError. */
export type LoadBlock<Name extends BlockName, Shown = unknown> = (
  context: PageContext,
  block: BlockOf<Name>,
  module: PageModuleFragment,
) => Promise<Shown | null> | Shown | null;

export type PageContext = OpenSite & {
  pageKey: string;
  settings: SiteSettingsFragment | null;
  search: ListSearch;
  landing?: LandingPlace;
  ignored: readonly IgnoredFilter[];
  /** Sentence from which the filters were read, if the page has a notice about it. */
  typed: string;
  /** Cache tags of the page; modules add theirs. */
  tags: Set<string>;
};
