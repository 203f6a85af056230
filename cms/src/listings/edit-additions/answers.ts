import type { OpenHouse } from '../rules/listing-facts';
import type { CorrectedTexts, Correction } from '../additions/load-additions';

export type { CorrectedTexts, Correction, OpenHouse };

/** A listing beside its import, as the admin shows it. */
export interface ListingAdditions {
  /** The words of the import, by language. */
  imported: Record<string, CorrectedTexts>;
  /** Null where nothing is corrected. */
  correction: (Correction & { isOver: boolean; savedBy: string | null; savedAt: string }) | null;
  /** Those that are not over. */
  openHouses: OpenHouse[];
  mayChange: boolean;
}
