import type { Core, UID } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { inEveryLanguage, type AdminLanguage } from '../../platform/rules/admin-languages';
import { refuseFields } from '../../platform/validation/refusal';
import type { Model } from '../../platform/validation/walk-fields';
import { readMainField } from '../labels/main-field';
import { readContent } from '../versions/read-content';
import { findFault, refusals, type LinkFault } from './find-fault';
import { type LinkIndex, listAnchors } from './link-index';
import { canHoldLinks, listLinks, type FoundLink } from './list-links';
import { loadIndex } from './load-index';
import de from './words/de.json';
import en from './words/en.json';
import fr from './words/fr.json';
import nl from './words/nl.json';

interface LinkingDocument {
  model: string;
  documentId: string;
  locale: Language;
}

/**
 * Returns the broken links of a document's draft, with those that are not broken for good; empty
 * without a draft.
 */
export async function findFaultyLinks(
  strapi: Core.Strapi,
  { model, documentId, locale }: LinkingDocument,
  load: () => Promise<LinkIndex> = () => loadIndex(strapi),
): Promise<{ title: string; faults: FaultyLink[] }> {
  const type = strapi.contentType(model as UID.ContentType);
  const find = (uid: string): Model | undefined => strapi.components[uid as UID.Component];
  const content = canHoldLinks(type, find)
    ? await readContent(strapi, model, documentId, locale)
    : null;
  if (!content) return { title: '', faults: [] };
  const { data } = content;
  const links = listLinks(type, data, find);
  const title = String(data[readMainField(strapi, model as UID.ContentType)] ?? '');
  if (links.length === 0) return { title, faults: [] };
  const index = await load();
  const context = {
    language: locale,
    siteUrl: readEnvironment().SITE_URL,
    ...(model === 'api::page.page' ? { ownPage: String(data.key) } : {}),
    ownAnchors: listAnchors(data.body),
  };
  const faults: FaultyLink[] = [];
  for (const link of links) {
    const fault = await findFault(index, link.href, context);
    if (fault) faults.push({ ...link, ...fault });
  }
  return { title, faults };
}

export function isRefused({ reason }: FaultyLink): boolean {
  return refusals.some((one) => one === reason);
}

/**
 * Refuses to publish a document in these languages while it has broken links. Names each one at
 * its field, in the reader's language.
 */
export async function checkLinksLead(
  strapi: Core.Strapi,
  {
    model,
    documentId,
    locales,
  }: Omit<LinkingDocument, 'locale'> & { locales: readonly Language[] },
): Promise<void> {
  let index: Promise<LinkIndex> | undefined;
  const load = (): Promise<LinkIndex> => (index ??= loadIndex(strapi));
  for (const locale of locales) {
    const { title, faults } = await findFaultyLinks(strapi, { model, documentId, locale }, load);
    const refused = faults.filter(isRefused);
    if (refused.length === 0) continue;
    const say = (reader: AdminLanguage): string =>
      refused.map((fault) => describeRefusal(fault, { title, locale, reader })).join('\n');
    throw refuseFields(
      inEveryLanguage(say),
      refused.map((fault) => ({
        field: fault.field,
        message: inEveryLanguage((reader) => describeFault(fault, locale, reader)),
      })),
    );
  }
}

type Words = typeof en;

export const linkWords: Readonly<Record<AdminLanguage, Words>> = { nl, fr, en, de };

export type FaultyLink = FoundLink & LinkFault;

/** Describes a broken link in the language of the reader; `locale` is the language of the text. */
export function describeFault(fault: FaultyLink, locale: Language, reader: AdminLanguage): string {
  const { href, words, name, reason } = fault;
  const texts = linkWords[reader];
  const link = fill(words.trim() === '' ? texts.address : texts.link, { words, href });
  return fill(texts[reason], { link, name, language: nameLanguage(locale, reader) });
}

/** Describes why a document is not published: the field, the link and its error. */
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
