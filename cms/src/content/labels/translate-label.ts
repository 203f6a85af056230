import {
  inEveryLanguage,
  type AdminLanguage,
  type Translated,
} from '../../platform/rules/admin-languages';
import deChoices from '../../platform/rules/labels/choices/de.json';
import enChoices from '../../platform/rules/labels/choices/en.json';
import frChoices from '../../platform/rules/labels/choices/fr.json';
import nlChoices from '../../platform/rules/labels/choices/nl.json';
import deMessages from '../../platform/rules/labels/messages/de.json';
import enMessages from '../../platform/rules/labels/messages/en.json';
import frMessages from '../../platform/rules/labels/messages/fr.json';
import nlMessages from '../../platform/rules/labels/messages/nl.json';
import deWords from '../../platform/rules/labels/fields/de.json';
import frWords from '../../platform/rules/labels/fields/fr.json';
import nlWords from '../../platform/rules/labels/fields/nl.json';

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

export function translateLabel(label: string): Translated {
  return inEveryLanguage((language) => labels[language][label] ?? label);
}

export function translateChoice(value: string): Translated {
  return inEveryLanguage(
    (language) => messages[language][`agency.kind.${value}`] ?? choices[language][value] ?? value,
  );
}
