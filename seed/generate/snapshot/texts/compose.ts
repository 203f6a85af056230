import { LANGUAGES, type Language } from '../language';
import type { Listing } from '../listing';
import { KIND_NAMES } from '../vocabulary/kinds';

export type ListingText = Readonly<Record<Language, { title: string; description: string }>>;

/** Composes title and description of listings. */
export class Composer {
  compose({ scenario, id }: Listing): ListingText {
    const entries = LANGUAGES.map((language) => {
      const title = `${KIND_NAMES[scenario.kind][language]}, ${scenario.street[language]}`;
      return [
        language,
        { title, description: `${title} (${id}), ${scenario.living} m².` },
      ] as const;
    });
    return Object.fromEntries(entries) as ListingText;
  }
}
