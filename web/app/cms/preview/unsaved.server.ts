import { formKinds } from '@agency/domain/path-words';
import { isExternal, isSafeLink } from '@agency/domain/safe-address';
import { z } from 'zod';
import {
  PageDocument,
  UnsavedBlocksDocument,
  type PageModuleFragment,
  type PageQuery,
  type PageQueryVariables,
} from '../generated/graphql';
import type { QueryCms } from '../client/client.server';

const text = z.string().max(10_000).nullable();
const key = z.string().max(80);
const flag = z.boolean().nullable();
const upTo = (most: number) => z.number().int().min(1).max(most).nullable();
/** Rendered by `renderRichText`, which drops unknown nodes and escapes everything. */
const richText = z.array(z.unknown()).max(2000).nullable().refine(isShallow);
const link = z.string().max(500).refine(isSafeLink).nullable().catch(null);
const address = z.string().max(500).refine(isExternal).nullable().catch(null);
const word = z.string().max(2000).nullable();

const banner = z
  .object({
    type: z.enum(['image', 'color', 'gallery', 'video', 'empty']),
    title: text,
    description: text,
    color: z.string().max(7).nullable(),
    transparent: flag,
    videoUrl: address,
  })
  .partial();

type BlockName = Exclude<NonNullable<PageModuleFragment['blocks'][number]>['__typename'], 'Error'>;

/** Fields of each type of block; pictures and relations are shown as they were saved. */
const blocks: Record<BlockName, z.ZodRawShape> = {
  ComponentModuleArticles: {},
  ComponentModuleBanner: {
    type: z.enum(['image', 'gallery', 'video']),
    title: text,
    text,
    link,
    linkLabel: text,
    videoUrl: address,
  },
  ComponentModuleContactForm: {
    form: z.enum(formKinds).transform((form) => form.replaceAll('-', '_')),
  },
  ComponentModuleKeptData: { withMails: flag },
  ComponentModuleMap: { shows: z.enum(['office', 'sale', 'rent']) },
  ComponentModuleProjects: { showSold: flag },
  ComponentModulePropertyList: {
    goal: z.enum(['sale', 'rent']),
    types: word,
    places: word,
    listings: word,
  },
  ComponentModuleQuickSearch: { intro: text, showSearchCount: flag },
  ComponentModuleRichText: { body: richText },
  ComponentModuleTestimonials: { showImages: flag },
};

const modulePatch = z
  .object({
    title: text,
    description: text,
    active: flag,
    position: z.enum(['top', 'main', 'side', 'bottom']),
    span: z.enum(['content', 'wide', 'full']),
    sort: z.number().int().min(0).max(10_000).nullable(),
    columnsSm: upTo(12),
    columnsMd: upTo(12),
    columnsLg: upTo(12),
    view: z.enum(['standard', 'grid', 'list', 'slider', 'highlight']),
    itemsPerRow: upTo(6),
    maxItems: upTo(100),
    block: z.object(
      Object.fromEntries(
        Object.entries(blocks).map(([name, shape]) => [name, z.object(shape).partial().optional()]),
      ),
    ),
  })
  .partial();

const unsavedSchema = z.object({
  /** Changes whenever something was saved, so that saved drafts are queried again. */
  version: z.string().min(16).max(120),
  page: z
    .object({
      title: z.string().max(10_000),
      description: text,
      breadcrumb: flag,
      content: richText,
      fixedMenu: flag,
      ownOrder: flag,
      banner: banner.nullable(),
      /** Keys of the blocks in order, also of some that the page does not have yet. */
      modules: z.array(key).max(24),
    })
    .partial(),
  modules: z.record(key, modulePatch).refine((all) => Object.keys(all).length <= 24),
});

export type Unsaved = z.infer<typeof unsavedSchema>;

/** Parses unsaved fields; null if they are invalid. Unknown fields are ignored. */
export function parseUnsaved(sent: unknown): Unsaved | null {
  return unsavedSchema.safeParse(sent).data ?? null;
}

const deepest = 12;

/** Rendering is recursive; Strapi's editor nests no deeper than lists in lists. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null ? Object.values(node) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

/** Queries drafts like `query`, with the unsaved fields in place of the saved ones. */
export function withUnsaved(query: QueryCms, unsaved: Unsaved): QueryCms {
  const remembered = rememberDrafts(query, unsaved.version);
  return async (document, ...variables) => {
    const answer = await remembered(document, ...variables);
    if ((document as object) !== PageDocument) return answer;
    const { language } = variables[0] as PageQueryVariables;
    const added = await queryAdded(remembered, answer as PageQuery, unsaved, language);
    return patchPages(answer as PageQuery, unsaved, added) as typeof answer;
  };
}

/** Queries the blocks that the page has in the form only. */
async function queryAdded(
  query: QueryCms,
  { pages }: PageQuery,
  { page: { modules: order = [] } }: Unsaved,
  language: PageQueryVariables['language'],
): Promise<Modules> {
  const saved = pages.flatMap((page) => page?.modules ?? []).map((module) => module?.key);
  const keys = order.filter((wanted) => !saved.includes(wanted)).sort();
  return keys.length === 0 ? [] : (await query(UnsavedBlocksDocument, { language, keys })).modules;
}

type Modules = readonly (PageModuleFragment | null)[];

function patchPages(answer: PageQuery, { page, modules }: Unsaved, added: Modules): PageQuery {
  const { modules: order, banner: words, ...fields } = page;
  return {
    pages: answer.pages.map((saved) => {
      if (saved === null) return null;
      const patched = [...saved.modules, ...added].map(
        (module) => module && patchModule(module, modules[module.key]),
      );
      return {
        ...saved,
        ...fields,
        ...(words !== undefined && { banner: patchBanner(saved.banner, words) }),
        modules: order ? sortBy(order, patched) : patched,
      } as typeof saved;
    }),
  };
}

type Banner = NonNullable<PageQuery['pages'][number]>['banner'];

function patchBanner(saved: Banner, words: NonNullable<Unsaved['page']['banner']> | null): Banner {
  if (words === null) return null;
  return { ...(saved ?? emptyBanner), ...words } as Banner;
}

const emptyBanner = {
  type: 'empty',
  title: null,
  description: null,
  color: null,
  transparent: false,
  videoUrl: null,
  images: [],
  video: null,
  poster: null,
} as const satisfies Banner;

function sortBy(
  order: readonly string[],
  modules: readonly (PageModuleFragment | null)[],
): PageModuleFragment[] {
  return order.flatMap((wanted) => modules.find((module) => module?.key === wanted) ?? []);
}

function patchModule(
  saved: PageModuleFragment,
  patch: Unsaved['modules'][string] | undefined,
): PageModuleFragment {
  if (patch === undefined) return saved;
  const { block, ...fields } = patch;
  return {
    ...saved,
    ...fields,
    blocks: saved.blocks.map((one) => {
      const changes = one && block?.[one.__typename];
      return changes ? ({ ...one, ...changes } as typeof one) : one;
    }),
  } as PageModuleFragment;
}

/** Previews being edited; each remembers the drafts that it started with. */
const previews = new Map<string, Map<string, Promise<unknown>>>();
const mostPreviews = 8;
const mostAnswers = 60;
const rememberedMs = 5 * 60_000;

/**
 * Queries saved drafts once per version of an edited preview, so that a keystroke costs no query.
 * They contain nothing unsaved.
 */
function rememberDrafts(query: QueryCms, version: string): QueryCms {
  const known = previews.get(version) ?? new Map<string, Promise<unknown>>();
  if (!previews.has(version)) {
    previews.set(version, known);
    setTimeout(() => previews.delete(version), rememberedMs).unref();
    for (const oldest of previews.keys()) {
      if (previews.size > mostPreviews) previews.delete(oldest);
    }
  }
  return ((document, ...variables) => {
    const asked = document.toString() + JSON.stringify(variables);
    const running = known.get(asked) ?? query(document, ...variables);
    if (!known.has(asked) && known.size < mostAnswers) {
      known.set(asked, running);
      running.catch(() => known.delete(asked));
    }
    return running;
  }) as QueryCms;
}
