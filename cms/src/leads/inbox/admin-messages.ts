import de from '../../admin/translations/de.json';
import en from '../../admin/translations/en.json';
import fr from '../../admin/translations/fr.json';
import nl from '../../admin/translations/nl.json';
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
