import { inEveryLanguage, type AdminLanguage, type Translated } from '../admin-languages';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

export type RefusalKey = keyof typeof en;

/** Values for `{name}` in a text; translated values use the language of the text. */
export type RefusalValues = Readonly<Record<string, string | number | Translated>>;

const texts: Readonly<Record<AdminLanguage, Readonly<Record<RefusalKey, string>>>> = {
  nl,
  fr,
  en,
  de,
};

export function sayRefusal(key: RefusalKey, values: RefusalValues = {}): Translated {
  return inEveryLanguage((language) =>
    texts[language][key].replace(/\{(\w+)\}/g, (written, name: string) => {
      const value = values[name];
      if (value === undefined) return written;
      return typeof value === 'object' ? value[language] : String(value);
    }),
  );
}
