import type { PageModuleFragment } from '../cms/generated/graphql';
import type { PageContext } from './page-context';

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
