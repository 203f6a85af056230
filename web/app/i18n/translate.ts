import type { Language } from '@agency/domain/languages';
import { translationOptions } from './translation-options';

export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

type Values = Readonly<Record<string, unknown>>;

const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * Reads a dictionary like i18next on the server, limited to the features that the dictionaries use:
 * nested keys, plurals by `Intl`, `{{name}}` and `{{count, number}}`. A missing key gives an empty
 * text.
 */
export function createTranslate(language: Language, dictionary: Dictionary) {
  const plurals = new Intl.PluralRules(language);
  const { format } = translationOptions.interpolation;
  return (key: string, values: Values = {}): string => {
    const { count } = values;
    const plural =
      typeof count === 'number' ? find(dictionary, `${key}_${plurals.select(count)}`) : null;
    const text = plural ?? find(dictionary, key) ?? '';
    return text.replace(placeholder, (_, name: string, kind: string | undefined) =>
      format(values[name], kind, language),
    );
  };
}

function find(dictionary: Dictionary, key: string): string | null {
  let found: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return null;
    found = found[part];
  }
  return typeof found === 'string' ? found : null;
}
