import type { AdminLanguage } from '../admin-languages';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import nl from './messages/nl.json';

const messages: Readonly<Record<AdminLanguage, Readonly<Record<string, string>>>> = {
  nl,
  fr,
  en,
  de,
};

/** Returns a text of the admin in a language, for files; its key if it has none. */
export function sayInAdmin(id: string, language: AdminLanguage): string {
  return messages[language][id] ?? id;
}
