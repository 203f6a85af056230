import type { ListingTexts } from '../rules/listing-facts';
import { noAdditions, type Additions } from './load-additions';

/** The ribbon whose words come from the listing, in the languages in which they were written. */
const ownRibbon = 2;

interface Stored<Texts extends ListingTexts> {
  facts: Record<string, unknown>;
  texts: readonly Texts[];
}

/** Returns a listing with the agency's corrections and additions, as the site shows it. */
export function applyCorrection<Texts extends ListingTexts>(
  { facts, texts }: Stored<Texts>,
  { correction, openHouses }: Additions = noAdditions,
): Stored<Texts> {
  const added = { ...facts, openHouse: openHouses.length > 0 };
  if (!correction) return { facts: added, texts };
  const missing = Object.keys(correction.texts).filter(
    (language) => !texts.some((own) => own.language === language),
  );
  const known = [...texts, ...missing.map((language) => ({ language }) as Texts)];
  return {
    facts: {
      ...added,
      ...correction.facts,
      isHidden: correction.isHidden,
      isFeatured: correction.isFeatured,
    },
    texts: known.map((own) => {
      const { title, description, ribbon } = correction.texts[own.language] ?? {};
      return {
        ...own,
        ...(title ? { title } : {}),
        ...(description ? { description } : {}),
        ...(ribbon ? { ribbon: { marquee: ownRibbon, marqueeName: ribbon } } : {}),
      };
    }),
  };
}
