import type { Language } from '@agency/domain/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import nl from './texts/nl.json';

/** The fixed words of mails in one language; `{name}` marks a place to fill. */
export type MailTexts = typeof nl;

const texts: Readonly<Record<Language, MailTexts>> = { nl, fr, en, de };

/** The words of mails in that language. */
export function findMailTexts(language: Language): MailTexts {
  return texts[language];
}

/** The text with its places filled; a place that is not given stays empty. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
