import { createInstance } from 'i18next';
import { languages, type Language } from '@agency/domain/languages';
import de from './texts/de.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import nl from './texts/nl.json';

export type MailTexts = typeof nl;

type TextKey<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Name extends `${infer Single}_${'one' | 'other'}`
      ? Single
      : Name
    : `${Name}.${TextKey<Texts[Name]>}`;
}[keyof Texts & string];

/**
 * Returns a mail text by key (`owner.reset.title`) with `{{name}}` replaced; missing values are
 * empty, `count` selects the plural.
 */
export type TranslateMail = (
  key: TextKey<MailTexts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const mailTexts: Readonly<Record<Language, MailTexts>> = { nl, fr, en, de };
const i18n = createInstance();
void i18n.init({
  // All texts are in memory, so no waiting is needed.
  initImmediate: false,
  resources: Object.fromEntries(languages.map((code) => [code, { mail: mailTexts[code] }])),
  ns: 'mail',
  defaultNS: 'mail',
  lng: languages[0],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
});

export function translateMail(language: Language): TranslateMail {
  return i18n.getFixedT(language) as TranslateMail;
}
