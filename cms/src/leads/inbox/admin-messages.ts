import de from '../../platform/rules/labels/messages/de.json';
import en from '../../platform/rules/labels/messages/en.json';
import fr from '../../platform/rules/labels/messages/fr.json';
import nl from '../../platform/rules/labels/messages/nl.json';
import type { AdminLanguage } from '../../platform/rules/admin-languages';

const messages: Readonly<Record<AdminLanguage, Readonly<Record<string, string>>>> = {
  nl,
  fr,
  en,
  de,
};

/** What the admin calls something in a language, for a file that is read outside it. */
export function sayInAdmin(id: string, language: AdminLanguage): string {
  return messages[language][id] ?? id;
}
