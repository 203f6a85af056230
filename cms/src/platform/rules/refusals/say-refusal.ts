import { inEveryLanguage, type AdminLanguage, type Translated } from '../admin-languages';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

/** What staff are told when the CMS does not do what they asked. */
export type RefusalKey = keyof typeof en;

/** What stands for `{name}` in a text; a translated value in the language of the text. */
export type RefusalValues = Readonly<Record<string, string | number | Translated>>;

const texts: Readonly<Record<AdminLanguage, Readonly<Record<RefusalKey, string>>>> = {
  nl,
  fr,
  en,
  de,
};

/** The text of a refusal in every language of the admin, with its values. */
export function sayRefusal(key: RefusalKey, values: RefusalValues = {}): Translated {
  return inEveryLanguage((language) =>
    texts[language][key].replace(/\{(\w+)\}/g, (written, name: string) => {
      const value = values[name];
      if (value === undefined) return written;
      return typeof value === 'object' ? value[language] : String(value);
    }),
  );
}
