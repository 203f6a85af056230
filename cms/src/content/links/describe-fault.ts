import type { Language } from '@agency/domain/languages';
import type { AdminLanguage } from '../../platform/rules/admin-languages';
import type { LinkFault } from './find-fault';
import type { FoundLink } from './list-links';
import de from './words/de.json';
import en from './words/en.json';
import fr from './words/fr.json';
import nl from './words/nl.json';

type Words = typeof en;

/** What is said of links, by the language of whoever reads it. */
export const linkWords: Readonly<Record<AdminLanguage, Words>> = { nl, fr, en, de };

/** A link with what is wrong with it. */
export type FaultyLink = FoundLink & LinkFault;

/** A sentence of what is wrong, in `reader`; `locale` is the language of the text. */
export function describeFault(fault: FaultyLink, locale: Language, reader: AdminLanguage): string {
  const { href, words, name, reason } = fault;
  const texts = linkWords[reader];
  const link = fill(words.trim() === '' ? texts.address : texts.link, { words, href });
  return fill(texts[reason], { link, name, language: nameLanguage(locale, reader) });
}

/** Why a document is not published: which field, which link, what is wrong with it. */
export function describeRefusal(
  fault: FaultyLink,
  { title, locale, reader }: { title: string; locale: Language; reader: AdminLanguage },
): string {
  return fill(linkWords[reader].refused, {
    title,
    language: nameLanguage(locale, reader),
    field: nameField(fault.label, reader),
    sentence: describeFault(fault, locale, reader),
  });
}

function nameField(label: string, reader: AdminLanguage): string {
  const names: Readonly<Record<string, string>> = linkWords[reader].fields;
  return names[label] ?? label;
}

function nameLanguage(language: Language, reader: AdminLanguage): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
