import { LANGUAGES, type Language } from '../language';
import type { Listing } from '../listing';
import { SCENARIOS } from '../scenario';
import { FRAGMENTS } from './fragments/bank';
import type { Fragment, Slot } from './fragments/fragment';
import { readLeads, type Lead } from './leads';
import { fillPhrases } from './phrases';

export type ListingText = Readonly<Record<Language, { title: string; description: string }>>;

/** Ways to continue a text after its opening; each paragraph is a list of slots. */
const ARRANGEMENTS: readonly (readonly (readonly Slot[])[])[] = [
  [
    ['rooms', 'kitchen', 'outdoor'],
    ['comfort', 'energy', 'use'],
    ['around', 'costs', 'closing'],
  ],
  [
    ['kitchen', 'rooms', 'comfort'],
    ['outdoor', 'around'],
    ['use', 'energy', 'costs', 'closing'],
  ],
  [['around'], ['rooms', 'outdoor', 'kitchen', 'use'], ['comfort', 'energy', 'costs', 'closing']],
  [
    ['comfort', 'rooms', 'kitchen', 'outdoor', 'use'],
    ['energy', 'costs', 'around', 'closing'],
  ],
  [
    ['outdoor', 'kitchen', 'rooms'],
    ['use', 'around', 'comfort'],
    ['energy', 'costs', 'closing'],
  ],
];

const BANK = new Map<Slot, Fragment[]>();
for (const fragment of FRAGMENTS) {
  BANK.set(fragment.slot, [...(BANK.get(fragment.slot) ?? []), fragment]);
}

/** The maximum uses of a fragment in a hundred listings. */
const USES = 5;
/** In words of the language that needs fewest. */
const SHORTEST = 64;

/** Composes titles and descriptions of listings without repeating itself. */
export class Composer {
  private readonly leads = readLeads();
  private readonly used = new Map<Fragment, number>();
  private count = 0;

  /** Returns the texts of the next listing, with the same facts in each language. */
  compose(listing: Listing): ListingText {
    if (this.count % SCENARIOS.length === 0) this.used.clear();
    this.count += 1;
    const lead = this.leads.get(listing.key);
    if (!lead) throw new Error(`no lead for ${listing.key}`);
    const paragraphs = this.arrange(listing, this.choose(listing, lead));
    const entries = LANGUAGES.map((language) => {
      const { title, opening } = lead.text[language];
      const rest = paragraphs.map((fragments) =>
        fragments.map(({ text }) => fillPhrases(text[language], listing, language)).join(' '),
      );
      const round = listing.index < SCENARIOS.length ? '' : ` (${listing.id})`;
      const description = writeParagraphs([opening, ...rest], listing.scenario.flags.has('html'));
      return [language, { title: title + round, description }] as const;
    });
    return Object.fromEntries(entries) as ListingText;
  }

  /**
   * Picks fragments at random for slots that the lead leaves open, until the text is long enough.
   */
  private choose(listing: Listing, lead: Lead): Map<Slot, Fragment> {
    const random = listing.prng('text');
    const longest = random.int(84, 150);
    let words = countWords(lead.text.de.opening);
    const chosen = new Map<Slot, Fragment>();
    const slots = random.shuffle([...BANK.keys()]).filter((slot) => !lead.skip.has(slot));
    for (const often of [false, true]) {
      for (const slot of slots) {
        if (words >= (often ? SHORTEST : longest) || chosen.has(slot)) continue;
        const fitting = (BANK.get(slot) ?? []).filter((one) => one.fits(listing));
        const least = Math.min(...fitting.map((one) => this.used.get(one) ?? 0));
        if (fitting.length === 0 || (least >= USES && !often)) continue;
        const fragment = random.pick(fitting.filter((one) => (this.used.get(one) ?? 0) === least));
        chosen.set(slot, fragment);
        this.used.set(fragment, least + 1);
        words += countWords(fragment.text.de);
      }
    }
    return chosen;
  }

  private arrange(listing: Listing, chosen: ReadonlyMap<Slot, Fragment>): Fragment[][] {
    const paragraphs = listing
      .prng('order')
      .pick(ARRANGEMENTS)
      .map((slots) => slots.flatMap((slot) => chosen.get(slot) ?? []));
    return joinLonely(paragraphs.filter((fragments) => fragments.length > 0));
  }
}

/** Joins a paragraph of one fragment with the next one, or the last with the one before. */
function joinLonely(paragraphs: readonly Fragment[][]): Fragment[][] {
  const joined: Fragment[][] = [];
  for (const fragments of paragraphs) {
    const last = joined.at(-1);
    if (last && last.length === 1) last.push(...fragments);
    else joined.push([...fragments]);
  }
  const last = joined.at(-1);
  if (last?.length === 1 && joined.length > 1)
    joined.splice(-2, 2, [...(joined.at(-2) ?? []), ...last]);
  return joined;
}

/** Adds tags to some texts, as in old records of the source system. */
function writeParagraphs(paragraphs: readonly string[], html: boolean): string {
  if (!html) return paragraphs.join('\n\n');
  return paragraphs.map((paragraph) => `<p>${paragraph.replace(/&/g, '&amp;')}</p>`).join('');
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}
