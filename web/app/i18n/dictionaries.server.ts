import type { Localized } from '@agency/domain/languages';
import de from './dictionaries/de.json';
import en from './dictionaries/en.json';
import fr from './dictionaries/fr.json';
import nl from './dictionaries/nl.json';

/** Complete dictionaries; for the server only. */
export const dictionaries = { nl, fr, en, de } satisfies Localized<object>;
