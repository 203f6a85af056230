import {
  inEveryLanguage,
  type AdminLanguage,
  type Translated,
} from '../../platform/rules/admin-languages';
import deChoices from '../../admin/translations/choices/de.json';
import enChoices from '../../admin/translations/choices/en.json';
import frChoices from '../../admin/translations/choices/fr.json';
import nlChoices from '../../admin/translations/choices/nl.json';
import deMessages from '../../admin/translations/de.json';
import enMessages from '../../admin/translations/en.json';
import frMessages from '../../admin/translations/fr.json';
import nlMessages from '../../admin/translations/nl.json';
import deWords from '../../admin/translations/words/de.json';
import frWords from '../../admin/translations/words/fr.json';
import nlWords from '../../admin/translations/words/nl.json';

type Words = Readonly<Record<string, string>>;

const labels: Readonly<Record<AdminLanguage, Words>> = {
  nl: nlWords,
  fr: frWords,
  en: {},
  de: deWords,
};
const choices: Readonly<Record<AdminLanguage, Words>> = {
  nl: nlChoices,
  fr: frChoices,
  en: enChoices,
  de: deChoices,
};
const messages: Readonly<Record<AdminLanguage, Words>> = {
  nl: nlMessages,
  fr: frMessages,
  en: enMessages,
  de: deMessages,
};

/** The label of a field, as its schema has it in English, in every language of the admin. */
export function translateLabel(label: string): Translated {
  return inEveryLanguage((language) => labels[language][label] ?? label);
}

/** What a value of a choice is called in every language of the admin. */
export function translateChoice(value: string): Translated {
  return inEveryLanguage(
    (language) => messages[language][`agency.kind.${value}`] ?? choices[language][value] ?? value,
  );
}
