import type { Language } from '@agency/domain/languages';
import type { PatternName } from './pattern-names';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import nl from './texts/nl.json';

interface BlockText {
  title?: string;
  body?: string[];
  link?: string;
}

type BuildComponent = (text: BlockText) => Record<string, unknown> & { __component: string };

export interface PatternBlock {
  /** The end of its key. */
  name: string;
  shared: Record<string, unknown>;
  build: BuildComponent;
}

interface Pattern {
  /** Standard key of such a page; used if it is free. */
  key: string | null;
  blocks: readonly PatternBlock[];
}

const text: BuildComponent = ({ body = [] }) => ({
  __component: 'module.rich-text',
  body: body.map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] })),
});
const toTeam: BuildComponent = ({ link = '' }) => ({
  __component: 'module.rich-text',
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: '' },
        { type: 'link', url: '/team/', children: [{ type: 'text', text: link }] },
        { type: 'text', text: '' },
      ],
    },
  ],
});
const form =
  (kind: string): BuildComponent =>
  () => ({ __component: 'module.contact-form', form: kind });

const strip = { position: 'bottom', view: 'highlight' };
const reviews: PatternBlock = {
  name: 'reviews',
  shared: { position: 'bottom', span: 'wide', view: 'slider', maxItems: 6 },
  build: () => ({ __component: 'module.testimonials', showImages: true }),
};

/** Page patterns, with blocks in page order. */
export const patterns: Readonly<Record<PatternName, Pattern>> = {
  landing: {
    key: null,
    blocks: [
      { name: 'text', shared: {}, build: text },
      {
        name: 'homes',
        shared: { span: 'wide', view: 'grid', itemsPerRow: 4, maxItems: 4 },
        build: () => ({ __component: 'module.property-list', goal: 'sale', mode: 'teaser' }),
      },
      reviews,
      { name: 'form', shared: strip, build: form('contact-demand') },
    ],
  },
  articles: {
    key: null,
    blocks: [
      { name: 'text', shared: {}, build: text },
      {
        name: 'list',
        shared: { span: 'wide', view: 'grid', itemsPerRow: 3, maxItems: 12 },
        build: () => ({ __component: 'module.articles' }),
      },
      { name: 'newsletter', shared: strip, build: form('sign-newsletter') },
    ],
  },
  contact: {
    key: 'contact',
    blocks: [
      { name: 'details', shared: { columnsMd: 6, columnsLg: 5 }, build: text },
      { name: 'form', shared: { columnsMd: 6, columnsLg: 7 }, build: form('site-contact') },
      {
        name: 'map',
        shared: { position: 'bottom', span: 'wide' },
        build: () => ({ __component: 'module.map', shows: 'office' }),
      },
    ],
  },
  team: {
    key: 'team',
    blocks: [
      { name: 'text', shared: {}, build: text },
      { name: 'people', shared: {}, build: toTeam },
      reviews,
      { name: 'job', shared: strip, build: form('job') },
    ],
  },
};

type PatternTexts = Record<PatternName, Record<string, BlockText>>;

const texts: Readonly<Partial<Record<Language, PatternTexts>>> = {
  nl,
  fr,
  en,
  de,
};

/** Returns the texts of a block in a language, or in Dutch if none exist. */
export function textOf(pattern: PatternName, block: string, language: Language): BlockText {
  const own: PatternTexts = texts[language] ?? nl;
  return own[pattern][block] ?? {};
}

/** Returns the blocks for a page with this key: the standard team page itself lists all staff. */
export function listBlocks(pattern: PatternName, key: string): readonly PatternBlock[] {
  const { blocks } = patterns[pattern];
  return blocks.filter(({ name }) => name !== 'people' || key !== 'team');
}
